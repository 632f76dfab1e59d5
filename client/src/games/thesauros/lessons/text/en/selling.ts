import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../../lessons/lesson.ts'

export const selling = {
  title: 'Selling, museum and fame',
  envelope:
    'Two treasures are at home, and you sponsor the Wreck Hall. The highest bribe plays first, and at the year’s end that brings reputation. Switch your envelope on, then send your worker to Advertising (zone 9): it goes along.',
  placeBoss: 'Your opponent is off to the museum, too. Send your boss there.',
  placed: 'All your people are placed: end your turn.',
  stay: 'Your boat is at sea. Leave it there: this chapter is about the town.',
  sell: 'Your opponent has sold into your hall: a sponsored room serves everybody, its first free place comes first. That place is worth 4 now: sell your $5 there.',
  income:
    'You get $5, and $2 more for your boss. The 4 count only once the hall is full; until then it is 2. Put the money where you need it.',
  advertise:
    'Advertising: $5 from General Expenses buy 4 reputation at once. After each quadrimester in which it is used it may bring less. Advertise.',
  bribe:
    'The bribes are sealed and paid from the slush fund; all are lost, the highest plays first. You are alone: $2, the least, will do.',
  budget:
    'Year I is over: first place brought 2 reputation. A new year brings $30, $5 for each map, and what was left. Share it all out again; this proposal is sound.',
  last: 'The next quadrimester, in the museum again. One place is left in your hall: sell your last treasure there.',
  open: 'Full, so it opens: 2 reputation for you as its sponsor, and in the end every treasure in it brings the points of its place. Put the money away.',
  rest: 'Now another game, in its last year. Two treasures are at home, your hall lacks one, and the Cabinet has no sponsor. Once the last room opens, the game ends. Play it to the end by yourself.',
  counting:
    'The game ends with the last room, or after nine quadrimesters. The end adds 2 for each shark or unsold treasure, 1 to 3 for a patent, 1 for each map and each $10, and the turn order.',
  theEnvelope:
    'In a game you may. But the envelope travels with whom you place: switch it on first, then send your worker to Advertising.',
  workerToNine:
    'In a game you may. But your boss is of more use in the museum: choose the worker, then Advertising, zone 9.',
  bossToEight: 'In a game you may. But your boss sells for $2 more: pick the boss, then zone 8.',
  stayThere: 'In a game you may. For now leave the boat where it is.',
  intoTheHall: 'Rather sell the $5 treasure, into your own hall: that brings more.',
  advertiseNow: 'Then your worker came for nothing, and that costs 1 reputation. Advertise.',
  twoWillDo: 'Nobody bids against you, and no bribe comes back: $2 are enough.',
  tooLittle:
    'Two workers cost $12 in wages a year, and the museum and maps cost General Expenses. Leave a little more in it.',
  theLastPlace: 'Your hall lacks one treasure to open. Sell it there.',
  done: 'You know the whole Introductory game. Play one against bots: all that you have learnt is in it. Two more chapters show Standard and the game alone.',
} as const satisfies LessonWords<string, View>

export type SellingWords = Exclude<keyof typeof selling, 'title' | 'done'>
