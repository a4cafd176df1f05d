"""Going on with a game by post as a new one, for which all devices promise their dice anew."""

from tessera.post.chain import link as link_of
from tessera.post.game import PostGame, game_id
from tessera.post.mailbox import invited_again
from tessera.screens.services import Services


def can_invite_again(game: PostGame) -> bool:
    """Whether everybody has joined, and this device plays in a game that isn't over."""
    post = game.post
    return post.here is not None and len(post.chains) == post.count and game.due is not None


def invite_again(services: Services, game: PostGame) -> None:
    """Begins the new game and opens it; the old one stays saved."""
    secret, now = services.device.entropy(), services.device.now()
    id = services.saves.save(game_id(link_of(secret, 0)), invited_again(game, secret, now))
    services.messages.notify_next(services.say("This is a new game now. The old one is kept."))
    services.device.go(f"#/play/{id}")
