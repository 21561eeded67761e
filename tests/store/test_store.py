"""What a store promises, on SQLite and on PostgreSQL."""

import asyncio

import msgspec
import pytest

from karfunkel.games.faults import Fault
from karfunkel.store.contract import Store
from karfunkel.store.entities import (
    MOVE,
    RESIGN,
    ApiToken,
    Append,
    Ban,
    Dealt,
    Event,
    Guest,
    Kept,
    Line,
    NewEvent,
    Seat,
    Standing,
    Table,
)
from karfunkel.store.faults import Exists, Stale, Unknown
from karfunkel.store.opening import open_store
from tests.store.guests import guest, move, table


async def test_the_store_can_be_written(store: Store) -> None:
    await store.check()


class TestTables:
    async def test_a_table_comes_back_as_it_was_made(self, store: Store) -> None:
        made = Table(
            id="a table, \"'%é💎",
            game="carat",
            options={"colours": ["R", "Y"], "two_colours": False},
            host="somebody",
            rules="0.1.0",
            created=5,
            seats=(Seat(seat=1, kind="guest", guest="g", name="Ada"), Seat(seat=2, kind="bot", bot="greedy")),
            listed=True,
            clock={"kind": "move", "seconds": 30},
            extra={"rematch_of": None},
            commitment="c0",
            server_seed="5eed",
            standing=Standing(status="on", pending=(1, 8), deadline=2**40),
            updated=7,
        )
        await store.create(made)
        assert await store.table(made.id) == made

    async def test_a_table_is_updated_when_it_is_made(self, store: Store) -> None:
        assert (await store.table(await table(store, created=17))).updated == 17

    async def test_there_is_no_second_table_with_the_same_id(self, store: Store) -> None:
        id = await table(store, game="carat")
        with pytest.raises(Exists):
            await table(store, id=id, game="halbedelstein")
        assert (await store.table(id)).game == "carat"

    async def test_a_table_that_is_not_there_is_told_of(self, store: Store) -> None:
        with pytest.raises(Unknown, match="there is no table nowhere"):
            await store.table("nowhere")
        with pytest.raises(Unknown, match="there is no table nowhere"):
            await store.append(move("nowhere", 0))
        with pytest.raises(Unknown, match="there is no table nowhere"):
            await store.say("nowhere", Line(number=0, at=1, guest="", name="", text=""))
        assert await store.events("nowhere") == ()


class TestGamesFromElsewhere:
    async def test_they_are_kept_with_their_logs(self, store: Store) -> None:
        game = finished("one", "d4=3RYBG", "d5=1RGBY")
        assert await store.keep([game]) == 1
        assert await store.table("one") == msgspec.structs.replace(game.table, last=2)
        assert [event.text for event in await store.events("one")] == ["d4=3RYBG", "d5=1RGBY"]
        assert [table.id for table in (await store.find(["over"])).tables] == ["one"]

    async def test_one_that_is_there_already_stays_as_it_is(self, store: Store) -> None:
        await store.keep([finished("one", "d4=3RYBG")])
        again = finished("one", "a1=6RGBY"), finished("two", "d4=3RYBG")
        assert await store.keep(again) == 1
        assert [event.text for event in await store.events("one")] == ["d4=3RYBG"]

    async def test_where_one_cannot_be_kept_none_is(self, store: Store) -> None:
        wrong = finished("two", "d4=3RYBG")
        seat = wrong.table.seats[0]
        wrong = Kept(msgspec.structs.replace(wrong.table, seats=(seat, seat)), wrong.events)
        with pytest.raises(Exists):
            await store.keep([finished("one", "d4=3RYBG"), wrong])
        assert (await store.find(["over"])).tables == ()
        assert await store.events("one") == ()


def finished(id: str, *moves: str) -> Kept:
    table = Table(
        id=id,
        game="carat",
        options={},
        host="",
        rules="0.1.0",
        created=5,
        seats=(Seat(seat=1), Seat(seat=2)),
        standing=Standing(status="over"),
        updated=5,
        deal={"chips": [1]},
        result={"winners": [1]},
    )
    return Kept(table, tuple(NewEvent(kind=MOVE, at=5, seat=1, text=text) for text in moves))


class TestLogs:
    async def test_events_are_numbered_from_one_and_come_back_in_order(self, store: Store) -> None:
        id = await table(store)
        stored: tuple[Event, ...] = ()
        for after in range(12):
            appended = await store.append(move(id, after, f"move {after}"))
            assert appended.fresh
            stored += appended.events
        assert [event.number for event in stored] == list(range(1, 13))
        assert await store.events(id) == stored
        assert await store.events(id, 9) == stored[9:]
        assert await store.events(id, 12) == ()

    async def test_an_append_changes_how_the_table_stands(self, store: Store) -> None:
        id = await table(store, Seat(seat=1), Seat(seat=2))
        before = await store.table(id)
        standing = Standing(status="over", pending=(2,), deadline=99)
        sits = Seat(seat=2, kind="guest", guest="g", name="Ada")
        await store.append(
            Append(
                table=id,
                after=0,
                events=(NewEvent(kind="sit", at=50, seat=2, guest="g"), NewEvent(kind=RESIGN, at=60, seat=2)),
                standing=standing,
                seats=(sits,),
                dealt=Dealt(deal={"chips": [1]}, seed="5eed"),
                result={"winners": [1]},
            )
        )
        assert await store.table(id) == msgspec.structs.replace(
            before,
            seats=(Seat(seat=1), sits),
            standing=standing,
            updated=60,
            last=2,
            deal={"chips": [1]},
            seed="5eed",
            result={"winners": [1]},
        )
        assert await store.events(id) == (
            Event(number=1, kind="sit", at=50, seat=2, guest="g"),
            Event(number=2, kind=RESIGN, at=60, seat=2),
        )

    @pytest.mark.parametrize("after", [0, 1, 3, 100])
    async def test_an_append_to_another_place_than_the_end_changes_nothing(
        self, store: Store, after: int
    ) -> None:
        id = await table(store, Seat(seat=1))
        await store.append(move(id, 0))
        await store.append(move(id, 1))
        before, log = await store.table(id), await store.events(id)
        with pytest.raises(Stale) as stale:
            await store.append(
                move(
                    id,
                    after,
                    seats=(Seat(seat=1, name="other"),),
                    result={},
                    standing=Standing(status="over"),
                )
            )
        assert stale.value.last == 2
        assert (await store.table(id), await store.events(id)) == (before, log)

    async def test_the_same_key_twice_does_nothing_twice(self, store: Store) -> None:
        id = await table(store)
        two = (NewEvent(kind="move", at=2, seat=1, text="x"), NewEvent(kind="over", at=2))
        first = await store.append(move(id, 0, key="g:1", events=two))
        later = await store.append(move(id, 2, key="g:2"))
        again = await store.append(move(id, 0, key="g:1", events=two))
        assert not again.fresh
        assert again.events == first.events + later.events
        assert [event.number for event in await store.events(id)] == [1, 2, 3]

    async def test_the_same_key_at_the_latest_event_does_nothing_twice_either(self, store: Store) -> None:
        """The client has seen the new state meanwhile, and sends the lost answer's move once more."""
        id = await table(store)
        first = await store.append(move(id, 0, key="g:1"))
        again = await store.append(move(id, 1, key="g:1", result={"no": "result"}))
        assert (again.events, again.fresh) == (first.events, False)
        assert (await store.table(id)).result is None

    async def test_a_key_belongs_to_one_table_and_no_key_to_none(self, store: Store) -> None:
        one, other = await table(store), await table(store)
        for id in (one, other):
            assert (await store.append(move(id, 0, key="g:1"))).fresh
            assert (await store.append(move(id, 1))).fresh
            assert (await store.append(move(id, 2))).fresh

    async def test_of_many_who_race_for_a_number_exactly_one_gets_it(self, store: Store) -> None:
        id = await table(store)
        for after in range(5):
            racing = [store.append(move(id, after, f"by {number}")) for number in range(20)]
            done = await asyncio.gather(*racing, return_exceptions=True)
            won = [append for append in done if not isinstance(append, BaseException)]
            assert len(won) == 1
            assert all(isinstance(lost, Stale) and lost.last == after + 1 for lost in done if lost != won[0])
            assert (await store.events(id))[-1] == won[0].events[0]

    async def test_the_same_key_sent_many_times_at_once_is_stored_once(self, store: Store) -> None:
        id = await table(store)
        done = await asyncio.gather(*(store.append(move(id, 0, key="g:1")) for _ in range(20)))
        assert [append.fresh for append in done].count(True) == 1
        assert len({append.events for append in done}) == 1
        assert len(await store.events(id)) == 1

    async def test_two_stores_of_one_database_race_and_see_each_other(
        self, store: Store, database: str
    ) -> None:
        id = await table(store)
        async with open_store(database) as other:
            for after in range(20):
                done = await asyncio.gather(
                    store.append(move(id, after, "here")),
                    other.append(move(id, after, "there")),
                    return_exceptions=True,
                )
                assert sorted(isinstance(append, Stale) for append in done) == [False, True]
                assert await other.events(id) == await store.events(id)
            assert (await other.table(id)).last == 20

    async def test_what_was_stored_is_there_when_it_is_opened_again(
        self, store: Store, database: str
    ) -> None:
        id = await table(store)
        await store.append(move(id, 0))
        async with open_store(database) as again:
            assert await again.table(id) == await store.table(id)
            assert await again.events(id) == await store.events(id)


class TestTalk:
    async def test_lines_are_numbered_by_themselves(self, store: Store) -> None:
        id, other = await table(store), await table(store)
        line = Line(number=99, at=5, guest="g", name="Ada", text="Hello 💎", emote=True)
        said = await store.say(id, line)
        assert said == msgspec.structs.replace(line, number=1)
        assert (await store.say(other, line)).number == 1
        assert (await store.say(id, line)).number == 2
        assert (await store.talk(id))[0] == said
        assert (await store.table(id)).last == 0

    async def test_the_latest_lines_come_oldest_first(self, store: Store) -> None:
        id = await table(store)
        for number in range(1, 6):
            await store.say(id, Line(number=0, at=number, guest="g", name="Ada", text=str(number)))
        assert [line.text for line in await store.talk(id, limit=2)] == ["4", "5"]
        assert [line.number for line in await store.talk(id, after=3)] == [4, 5]

    async def test_all_who_speak_at_once_are_heard(self, store: Store) -> None:
        id = await table(store)
        line = Line(number=0, at=1, guest="g", name="Ada", text="me")
        said = await asyncio.gather(*(store.say(id, line) for _ in range(20)))
        assert sorted(line.number for line in said) == list(range(1, 21))


class TestFinding:
    async def test_the_lobby_shows_listed_tables_the_latest_first(self, store: Store) -> None:
        old = await table(store, listed=True, created=1)
        new = await table(store, listed=True, created=2, game="halbedelstein")
        await table(store, listed=False, created=3)
        await table(store, listed=True, created=4, standing=Standing(status="closed"))
        lobby = await store.find(["open", "on"], listed=True)
        assert [found.id for found in lobby.tables] == [new, old]
        assert lobby.next is None
        assert [found.id for found in (await store.find(["open"], listed=True, game="carat")).tables] == [old]

    async def test_pages_show_every_table_once(self, store: Store) -> None:
        made = {
            await table(store, created=created // 3, standing=Standing(status="over"))
            for created in range(11)
        }
        seen: list[str] = []
        after = None
        while True:
            page = await store.find(["over"], limit=4, after=after)
            seen += [found.id for found in page.tables]
            after = page.next
            if after is None:
                break
        assert len(seen) == 11
        assert set(seen) == made

    @pytest.mark.parametrize("after", ["", "x", "1", "1.", "-1.x", "9999999999999999.x", "٣.x"])
    async def test_a_page_that_is_none_is_refused(self, store: Store, after: str) -> None:
        with pytest.raises(Fault, match="there is no such page"):
            await store.find(["over"], after=after)

    async def test_a_guest_finds_the_games_he_sat_at(self, store: Store) -> None:
        over = Standing(status="over")
        mine = await table(store, Seat(seat=1, kind="guest", guest="me"), Seat(seat=2), standing=over)
        await table(store, Seat(seat=1, kind="guest", guest="you"), standing=over)
        assert [found.id for found in (await store.find(["over"], guest="me")).tables] == [mine]

    async def test_one_s_own_tables_come_with_those_to_move_at_first(self, store: Store) -> None:
        me, you = Seat(seat=1, kind="guest", guest="me"), Seat(seat=2, kind="guest", guest="you")
        first = Standing(status="on", pending=(1,))
        second = Standing(status="on", pending=(2,))
        waiting = await table(store, me, you, created=4, standing=second)
        to_move = await table(store, me, you, created=2, standing=first)
        both = await table(store, me, you, created=1, standing=Standing(status="on", pending=(1, 2)))
        hosted = await table(store, Seat(seat=1), created=3, host="me")
        stood_in = Seat(seat=1, kind="bot", bot="greedy", guest="me")
        replaced = await table(store, stood_in, you, created=5, standing=first)
        await table(store, me, you, standing=Standing(status="over"))
        await table(store, Seat(seat=1), you, standing=first)
        assert [found.id for found in await store.own("me")] == [to_move, both, replaced, waiting, hosted]
        assert [found.id for found in await store.own("me", limit=2)] == [to_move, both]

    async def test_tables_of_a_host_are_counted(self, store: Store) -> None:
        await table(store, host="me")
        await table(store, host="me", standing=Standing(status="on"))
        await table(store, host="me", standing=Standing(status="over"))
        await table(store, host="you")
        assert await store.count("me", ["open", "on"]) == 2

    async def test_tables_and_guests_are_counted_for_the_metrics(self, store: Store) -> None:
        await table(store)
        await table(store, standing=Standing(status="over"))
        await guest(store)
        assert await store.counts() == {"open": 1, "on": 0, "over": 1, "closed": 0, "guests": 1}

    async def test_tables_whose_time_is_up_are_found_until_they_have_moved_on(self, store: Store) -> None:
        late = await table(store, standing=Standing(status="on", deadline=20))
        later = await table(store, standing=Standing(status="on", deadline=10))
        await table(store, standing=Standing(status="on", deadline=21))
        await table(store, standing=Standing(status="over", deadline=5))
        await table(store, standing=Standing(status="on"))
        assert await store.due(20) == (later, late)
        assert await store.due(20, limit=1) == (later,)
        await store.append(move(later, 0, standing=Standing(status="on", deadline=30)))
        assert await store.due(20) == (late,)

    async def test_tables_that_wait_for_a_bot_are_found(self, store: Store) -> None:
        person, bot = Seat(seat=1, kind="guest", guest="me"), Seat(seat=2, kind="bot", bot="greedy")
        waits = await table(store, person, bot, created=5, standing=Standing(status="on", pending=(2,)))
        await table(store, person, bot, created=5, standing=Standing(status="on", pending=(1,)))
        await table(store, person, bot, created=5, standing=Standing(status="over", pending=(2,)))
        await table(store, person, bot, created=6, standing=Standing(status="on", pending=(2,)))
        longer = await table(store, person, bot, created=4, standing=Standing(status="on", pending=(1, 2)))
        assert await store.bots_to_move(before=6) == (longer, waits)
        assert await store.bots_to_move(before=6, limit=1) == (longer,)


class TestGuests:
    async def test_guests_are_found_renamed_and_seen(self, store: Store) -> None:
        ada, bob = await guest(store, "Ada"), await guest(store, "Bob")
        await store.rename_guest(ada, "Ada L.")
        await store.touch([ada, "nobody"], 5000)
        await store.touch([ada, bob], 3000)  # late news of another process
        assert await store.guests([ada, bob, "nobody"]) == {
            ada: Guest(id=ada, name="Ada L.", created=1000, seen=5000),
            bob: Guest(id=bob, name="Bob", created=1000, seen=3000),
        }
        assert await store.guests([]) == {}
        with pytest.raises(Unknown):
            await store.rename_guest("nobody", "Eve")
        with pytest.raises(Exists):
            await store.add_guest(Guest(id=ada, name="Eve", created=1, seen=1))

    async def test_a_link_works_once_and_in_time(self, store: Store) -> None:
        ada = await guest(store)
        await store.add_link("token", ada, expires=100)
        assert await store.redeem_link("other", 50) is None
        assert await store.redeem_link("token", 50) == ada
        assert await store.redeem_link("token", 50) is None
        await store.add_link("late", ada, expires=100)
        assert await store.redeem_link("late", 100) is None

    async def test_of_many_who_redeem_a_link_at_once_one_gets_in(self, store: Store) -> None:
        ada = await guest(store)
        await store.add_link("token", ada, expires=100)
        redeemed = await asyncio.gather(*(store.redeem_link("token", 50) for _ in range(10)))
        assert (
            sorted(redeemed, key=str) == [None] * 9 + [ada] or sorted(redeemed, key=str) == [ada] + [None] * 9
        )

    async def test_links_and_tokens_belong_to_a_guest(self, store: Store) -> None:
        with pytest.raises(Unknown):
            await store.add_link("token", "nobody", expires=100)
        with pytest.raises(Unknown):
            await store.add_token("token", ApiToken(id="1", guest="nobody", name="bot", created=1))

    async def test_tokens_name_their_guest_until_they_are_revoked(self, store: Store) -> None:
        ada, eve = await guest(store), await guest(store)
        one, two = (ApiToken(id=id, guest=ada, name="my bot", created=1) for id in "12")
        await store.add_token("secret one", one)
        await store.add_token("secret two", two)
        assert await store.tokens(ada) == (one, two)
        assert await store.guest_of_token("secret one") == ada
        assert await store.guest_of_token("1") is None
        assert not await store.revoke_token(eve, "1")
        assert await store.revoke_token(ada, "1")
        assert not await store.revoke_token(ada, "1")
        assert await store.guest_of_token("secret one") is None
        assert await store.guest_of_token("secret two") == ada

    async def test_bans_hold_until_they_end_or_are_lifted(self, store: Store) -> None:
        short = Ban(subject="guest:a", reason="rude", created=1, until=10)
        ever = Ban(subject="address:127.0.0.1", reason="flood", created=2)
        for ban in (short, ever):
            await store.ban(ban)
        assert await store.bans(9) == (short, ever)
        assert await store.bans(10) == (ever,)
        assert await store.bans(9, ["guest:a", "guest:b"]) == (short,)
        longer = Ban(subject="guest:a", reason="rude again", created=3, until=20)
        await store.ban(longer)
        assert await store.bans(9) == (ever, longer)
        assert await store.lift_ban("guest:a")
        assert not await store.lift_ban("guest:a")
        assert await store.bans(9) == (ever,)

    async def test_tidying_forgets_what_has_expired_only(self, store: Store) -> None:
        ada = await guest(store)
        await store.add_link("old", ada, expires=10)
        await store.add_link("new", ada, expires=30)
        await store.ban(Ban(subject="a", reason="", created=1, until=10))
        await store.ban(Ban(subject="b", reason="", created=1))
        await store.tidy(20)
        assert await store.redeem_link("old", 5) is None
        assert await store.redeem_link("new", 5) == ada
        assert [ban.subject for ban in await store.bans(5)] == ["b"]

    async def test_a_secret_is_made_once_for_all_processes(self, store: Store, database: str) -> None:
        async with open_store(database) as other:
            made = await asyncio.gather(
                *(each.secret("cookies") for each in (store, other) for _ in range(3))
            )
            assert len(set(made)) == 1
            assert len(made[0]) == 32
            assert await store.secret("other") != made[0]
