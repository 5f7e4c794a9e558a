"""Why something can't be done, in the reader's language."""

from __future__ import annotations

from ludobug.cli.messages import Messages
from ludobug.core.errors import IllegalAction


def refusal(error: IllegalAction, messages: Messages) -> str:
    """What was tried, why it is not possible, and the rule that says so."""
    key = f"refused.{error.rule}"
    if messages.lang == "en":
        reason = error.reason
    else:
        reason = messages(key) if key in messages else messages("refused.now")
    cited = f" [{error.rule}]" if error.rule else ""
    return messages("refused", tried=error.action, reason=f"{reason}{cited}")
