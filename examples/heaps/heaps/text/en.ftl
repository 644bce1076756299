name = Heaps
tagline = Three heaps of stones, and the last one decides.

word-north = North
word-south = South

word-heaps = Heaps
word-purses = Taken
word-a = the left heap
word-b = the middle heap
word-c = the right heap

source-last-stone = The last stone

ask-pick-heap = From which heap do you take?
ask-take = How many stones do you take from { $heap }?
event-took = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
} from { $heap }.
why-heap-is-empty = Nothing lies in { $heap } any more.

# Only the board says these.
board-heap = { $heap }: { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
board-take = { $stones ->
    [one] Take one stone
   *[other] Take { $stones } stones
}
board-taken = Taken: { $stones }
