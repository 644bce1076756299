"""What a seat cannot know, dealt anew: the hands of others, their face-down cards and the deck."""

from ecumene.core.state import replaced
from ecumene.titles.innersea.cards import COMPETITIONS, IS_EVENT, Card, Cards, each_card
from ecumene.titles.innersea.effects import arena_of
from ecumene.titles.innersea.fate import pair, set_of
from ecumene.titles.innersea.position import InnerSea


def redeal(p: InnerSea, seat: int) -> None:
    """Deal all that `seat` has not seen out of one pool."""
    fate = p.fate
    others = [other for other in range(p.count) if other != seat]
    known = {other: fate.known_to(seat, other) for other in others}
    hidden = 0 if fate.looker == seat else fate.looked_at
    for other in others:
        hidden |= (fate.hands[other] | set_of(fate.face_down[other])) & ~known[other]
    unseen = sorted(fate.deck + each_card(hidden))
    pool = [card for card in unseen if not IS_EVENT[card]]
    p.rng.shuffle(pool)
    if any(fate.face_down):
        _redeal_face_down(p, known, pool)
    # Who has drawn longest ago can hold least: what only it can hold must not be dealt to another.
    for other in sorted(others, key=lambda other: -fate.absent[other].bit_count()):
        _redeal_hand(p, other, seat, known[other], pool)
    if fate.looker != seat:
        fate.looked_at = set_of([pool.pop() for _ in range(fate.looked_at.bit_count())])
    # What is left of the pool is shuffled already: only the Events have yet to find their places.
    for event in [card for card in unseen if IS_EVENT[card]]:
        pool.insert(p.rng.below(len(pool) + 1), event)
    fate.deck = pool


def _redeal_hand(p: InnerSea, owner: int, seat: int, known: Cards, pool: list[Card]) -> None:
    """A hand anew out of what it can hold; others know as many of its cards as they did."""
    fate = p.fate
    kept = known & ~set_of(fate.face_down[owner])
    dealt = _dealt(pool, fate.hand_size(owner) - kept.bit_count(), fate.absent[owner])
    fate.hands[owner] = kept | set_of(dealt)
    for knower in range(p.count):
        if knower not in (seat, owner):
            at = pair(knower, owner)
            if not fate.known[at]:
                continue
            unseen = min(len(dealt), (fate.known[at] & ~known).bit_count())
            fate.known[at] = fate.known[at] & kept | set_of(dealt[:unseen])


def _dealt(pool: list[Card], count: int, absent: Cards) -> list[Card]:
    """Cards from the end of the pool, those passed over that are absent from the hand."""
    dealt: list[Card] = []
    at = len(pool)
    while len(dealt) < count:
        at -= 1
        if not absent >> pool[at] & 1:
            dealt.append(pool.pop(at))
    dealt.reverse()
    return dealt


def _redeal_face_down(p: InnerSea, known: dict[int, Cards], pool: list[Card]) -> None:
    """Face-down cards anew: Competition cards that fit here, known ones of the owner or unseen ones."""
    fitting = _fitting(p, [*pool, *(card for cards in known.values() for card in each_card(cards))])
    for owner in known:
        if p.fate.face_down[owner]:
            needed = sum(
                max(0, len(p.fate.face_down[other]) - (known[other] & fitting).bit_count())
                for other in known
                if other > owner
            )
            _lay_face_down(p, owner, known[owner], fitting, needed, pool)


def _fitting(p: InnerSea, cards: list[Card]) -> Cards:
    """The cards among some that can have been laid face down in this competition."""
    return set_of([card for card in cards if COMPETITIONS >> card & 1 and arena_of(card).open_to(p, p.fight)])


def _lay_face_down(
    p: InnerSea, owner: int, known: Cards, fitting: Cards, needed: int, pool: list[Card]
) -> None:
    """The cards of one owner; as many as the others will need stay in the pool, if that can be."""
    fate = p.fate
    unseen_fitting = [card for card in pool if fitting >> card & 1 and not fate.absent[owner] >> card & 1]
    own = each_card(known & fitting)
    unseen = len(fate.face_down[owner]) + fate.hand_size(owner) - known.bit_count()
    laid: list[Card] = []
    for _ in fate.face_down[owner]:
        free = unseen_fitting if unseen and len(unseen_fitting) > needed else []
        options = own + free or unseen_fitting
        card = options[p.rng.below(len(options))]
        laid.append(card)
        if card in own:
            own.remove(card)
        else:
            unseen_fitting.remove(card)
            pool.remove(card)
            unseen -= 1
    fate.face_down = replaced(fate.face_down, owner, tuple(laid))
