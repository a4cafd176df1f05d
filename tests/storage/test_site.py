"""Two sites of one origin have one store: games are of both, what belongs to a release is not."""

from __future__ import annotations

from tessera.storage.added import AddedGames
from tessera.storage.site import SiteStore, site_store
from tessera_kit.fakes.stores import FakeStore

OLD = {
    "tessera/packs": "rota ur",
    "tessera/starting/ur": "stopped",
    "tessera/picture": "{}",
    "tessera/game/6f1c": "a game",
}
"""What was kept when all sites of an origin shared everything."""


def site(store: FakeStore, path: str) -> AddedGames:
    return AddedGames(site_store(store, path), print)


def test_a_game_removed_in_one_stays_in_the_other() -> None:
    store = FakeStore()
    here, there = site(store, "/a/"), site(store, "/b/")
    here.add("rota")
    assert there.names() == ()
    there.add("rota")
    there.remove("rota")
    assert (here.names(), there.names()) == (("rota",), ())


def test_a_fault_of_a_game_in_one_leaves_it_out_there_alone() -> None:
    store = FakeStore()
    here, there = site(store, "/a/"), site(store, "/a/b/")
    for one in (here, there):
        one.add("rota")
    here.set_aside("rota")
    assert (here.left_out(), there.left_out()) == ({"rota": "stopped"}, {})


def test_games_that_were_added_before_are_in_each_and_can_be_removed_in_each() -> None:
    store = FakeStore(dict(OLD))
    for path in ("/a/", "/b/"):
        added = site(store, path)
        assert added.names() == ("rota", "ur")
        assert added.left_out() == {"ur": "stopped"}
        for name in added.names():
            added.remove(name)
        for _ in range(2):  # Nor do they come again.
            assert site(store, path).names() == ()
    assert "tessera/picture" not in store.texts
    assert store.texts["tessera/game/6f1c"] == "a game"


def test_they_are_there_at_a_later_launch_where_the_device_was_full_at_first() -> None:
    store = FakeStore(dict(OLD))
    store.full = True
    assert site(store, "/a/").names() == ()
    store.full = False
    assert site(store, "/a/").names() == ("rota", "ur")


def test_what_one_keeps_is_its_own_whatever_it_is_called() -> None:
    store = FakeStore()
    here, there = SiteStore(store, "/a/"), SiteStore(store, "/")
    here.set("picture", "of /a/")
    assert (here.names(), there.names()) == (["picture"], [])
    assert (here.get("picture"), there.get("picture")) == ("of /a/", None)
    here.delete("picture")
    assert not store.texts
