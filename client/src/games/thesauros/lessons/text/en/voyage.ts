import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../../lessons/lesson.ts'
import { isAsked } from '../../judging.ts'

export const voyage = {
  title: 'A voyage and a dive',
  seaplane:
    'Your boat is at sea with a worker and a mask. It has no map: all it can do is fish. Your harpoon is still at the office: send your boss to the Seaplanes to bring it.',
  market: 'A site opens only to those who have its map. Send your worker to the Flea Market.',
  map: 'Two spaces from your boat lies site 2, a great one with five columns. Buy map 2.',
  wreck:
    'You are first there: of three wrecks you lay one down in secret. The Broken Hull has two open treasures in one column, within a mask’s reach. Choose it.',
  fly: 'Zone 4: the first seaplane costs $1, and your boss saves up to $2. So this one is free: fly to your boat.',
  gear: 'A seaplane carries gear between the office and your boats at sea. Put the harpoon aboard.',
  crew: 'Its pilot may also change places with the crew: your boss takes over the boat, the worker flies home. More skilled, your boss brings up two treasures instead of one. Swap them.',
  sail: (position) =>
    isAsked(position, 'exchange')
      ? 'Gear and crew are aboard: press “All is loaded”, and the seaplane leaves. Then boats at sea may move.'
      : 'Boats at sea may move: two spaces are free, a third costs $1 from Mission Expenses; further takes an engine. Sail to the fourth column of site 2.',
  dive: 'Below lie four levels. Without gear you reach the first, with a mask the second, a tank the third, scuba gear the fourth. Dive!',
  lift: 'An open treasure on the first level: bring it up. Hidden ones (dashed) need a sonar or a satellite, buried ones (in rock) a drill or an excavator.',
  second: 'Your boss may take another from the same column. Go one level deeper and bring up the $7.',
  shark:
    'A quadrimester later. A shark lurks in the third column: only a harpoon, a spear gun or a cage lets you dive there. Your harpoon is aboard, and a dead shark brings reputation: sail there.',
  hunt: 'A harpoon kills with a 6. Your boss adds 1 to the die, so 5 will do; otherwise the shark only flees. Dive, and go deeper.',
  roll: ({ view, you }) =>
    (view.players[you]?.sharks ?? 0) > 0
      ? 'The die killed it: 2 reputation at the end, and the column is safe. Without gear for sharks, stay out of such columns.'
      : 'It fled, and comes back when you have gone. A dead one brings 2 reputation at the end; a spear gun or a cage helps.',
  rest: 'Play this year to its end by yourself.',
  noEnvelope: 'Envelopes carry bribes; this chapter does without. Switch yours off, then place again.',
  bossToFour:
    'In a game you may. But the harpoon has to get to your boat, and your boss with it: pick the boss, then zone 4.',
  workerToThree: 'In a game you may. But without a map your boat only fishes: send the worker to zone 3.',
  mapTwo: 'In a game you may. But this lesson dives at site 2, near your boat and one of the great ones. Buy map 2.',
  theHull: 'A fine wreck, but with less for a mask: its treasures lie apart or deeper. Take the Broken Hull.',
  flyThere: 'Your boss came here for this: fly to your boat.',
  theHarpoon: 'First the harpoon: from the office to your boat. The mask stays aboard.',
  changePlaces: 'First let your boss and the worker change places.',
  toTheHull: 'The wreck’s best column is the fourth of site 2: sail there.',
  nowDive: 'You are above the treasures: dive first.',
  liftIt: 'It is there for the taking: bring it up.',
  theSecond: 'Your boss may take a second one: deeper, then bring it up.',
  toTheShark: 'The hunt is in the third column, right beside you: sail there.',
  huntIt: 'You have a harpoon aboard: dive, and go deeper.',
  done: 'You know the sea: maps, gear, crews, levels and sharks. Next your treasures go to the museum.',
} as const satisfies LessonWords<string, View>

export type VoyageWords = Exclude<keyof typeof voyage, 'title' | 'done'>
