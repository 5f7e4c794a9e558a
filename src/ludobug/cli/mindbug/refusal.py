"""Why something can't be done, in the reader's language."""

from __future__ import annotations

from ludobug.cli.messages import Messages
from ludobug.cli.messages.fr import REFUSALS
from ludobug.core.errors import IllegalAction


def refusal(error: IllegalAction, messages: Messages) -> str:
    """What was tried, why it is not possible, and the rule that says so."""
    if messages.lang == "fr":
        reason = REFUSALS.get(error.rule, messages("refused.now"))
    else:
        reason = error.reason
    cited = f" [{error.rule}]" if error.rule else ""
    return messages("refused", tried=error.action, reason=f"{reason}{cited}")
