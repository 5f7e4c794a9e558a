"""The 86 cards. What is not known from print stands in ``reconstructed``: numbers of copies, some values."""

from __future__ import annotations

from ludobug.games.millebugs.cards.model import Icon, advance, bonus, immunity, malus

WORKED_OUT = ("copies", "title", "value")

DECK = (
    advance(25, 10, WORKED_OUT),
    advance(50, 10, WORKED_OUT),
    advance(75, 10, WORKED_OUT),
    advance(100, 12, ("copies",)),
    advance(200, 4, ("copies",)),
    # ---------------------------------------------------------------- attacks
    malus(
        "PASSWORD",
        Icon.PADLOCK,
        fr="MOT DE PASSE",
        lesson={
            "en": "A short password, or the same one on every site, is sooner or later guessed or stolen.",
            "fr": "Un mot de passe court, ou le même partout, finit un jour par être deviné ou volé.",
        },
    ),
    malus(
        "EMOTIONAL BLACKMAIL",
        Icon.PHONE,
        fr="CHANTAGE ÉMOTIONNEL",
        lesson={
            "en": "A message in distress that asks for money at once may not come from who it says: take your time.",
            "fr": "Un message de détresse qui réclame de l'argent tout de suite peut mentir sur son auteur : prenez "
            "votre temps.",
        },
    ),
    malus(
        "SPYWARE",
        Icon.LADYBIRD,
        fr="LOGICIEL ESPION",
        lesson={
            "en": "A program from an unknown place can watch what you type and send it to strangers.",
            "fr": "Un programme d'origine inconnue peut observer ce que vous tapez et l'envoyer à des inconnus.",
        },
    ),
    malus(
        "PUBLIC SPACES",
        Icon.NETWORK,
        fr="ESPACES PUBLICS",
        lesson={
            "en": "On the open Wi-Fi of a station or a café others can listen in: do your banking elsewhere.",
            "fr": "Sur le Wi-Fi ouvert d'une gare ou d'un café, d'autres peuvent écouter : consultez votre banque "
            "ailleurs.",
        },
    ),
    # ---------------------------------------------------------------- remedies
    bonus(
        "STRONG PASSWORD",
        Icon.PADLOCK,
        fr="MOT DE PASSE ROBUSTE",
        lesson={
            "en": "Take a few words that have nothing to do with each other, and another such password for each site.",
            "fr": "Prenez quelques mots sans rapport entre eux, et un autre mot de passe de ce genre pour chaque site.",
        },
    ),
    bonus(
        "KNOWN CONTACT",
        Icon.PHONE,
        fr="CONTACT CONNU",
        lesson={
            "en": "Call the person back at a number that you already knew before you send anything.",
            "fr": "Rappelez la personne à un numéro que vous connaissiez déjà avant d'envoyer quoi que ce soit.",
        },
    ),
    bonus(
        "VERIFIED SOURCE",
        Icon.LADYBIRD,
        fr="SOURCE VÉRIFIÉE",
        lesson={
            "en": "Install programs from their maker's own site or the official shop only, and keep them up to date.",
            "fr": "N'installez que depuis le site de l'éditeur ou le magasin officiel, et tenez vos programmes à jour.",
        },
    ),
    bonus(
        "VPN ON",
        Icon.NETWORK,
        fr="VPN ACTIVÉ",
        lesson={
            "en": "Switch a VPN on before you use a network that is not yours: it encrypts what you send.",
            "fr": "Activez un VPN avant d'utiliser un réseau qui n'est pas le vôtre : il chiffre ce que vous envoyez.",
        },
    ),
    # ---------------------------------------------------------------- lasting protection
    immunity(
        "PASSWORD MANAGER",
        Icon.PADLOCK,
        fr="GESTIONNAIRE DE MOTS DE PASSE",
        lesson={
            "en": "A password manager remembers a long, different password for every site; you remember only one.",
            "fr": "Un gestionnaire retient un mot de passe long et différent par site ; vous n'en retenez qu'un seul.",
        },
    ),
    immunity(
        "GEEK GRANDCHILD",
        Icon.PHONE,
        fr="PETIT FILS/FILLE GEEK",
        lesson={
            "en": "Show a message that worries you to somebody you trust before you answer it.",
            "fr": "Montrez un message qui vous inquiète à quelqu'un de confiance avant d'y répondre.",
        },
    ),
    immunity(
        "ANTIVIRUS",
        Icon.LADYBIRD,
        fr="L'ANTIVIRUS",
        lesson={
            "en": "Leave the antivirus on and let it update itself: it stops most of the known harmful programs.",
            "fr": "Laissez l'antivirus allumé et à jour : il arrête la plupart des programmes malveillants connus.",
        },
    ),
    immunity(
        "VPN FOR LIFE",
        Icon.NETWORK,
        fr="LE VPN À VIE",
        lesson={
            "en": "Let the VPN start by itself with the device, so that no connection is ever without it.",
            "fr": "Faites démarrer le VPN avec l'appareil, pour qu'aucune connexion ne se fasse sans lui.",
        },
    ),
)
"""Every kind of card, in the order of the kernel's kinds."""

ALSO_CALLED = {"PARE-FEU ACTIVÉ": "VPN ON"}
"""Other titles that have been seen on a card of the same icon."""
