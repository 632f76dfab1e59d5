/**
 * Who handles what. One object in the file of its topic handles each kind of `pending.ts`. Only this list knows them all: topics know each
 * other through the stack alone.
 *
 * How a topic is written:
 *
 * - **A decision** is a `Decision` (`topic.ts`): `legal` lists ranks, `explain` says why not, `apply` does it. When `apply` is done with
 *   its frame it calls `pop(state)` first and then pushes what follows; the last one pushed is done first.
 * - **Paying**: in `legal` ask `canPay(look, seat, account, amount)`; in `apply` call `pay(play, seat, account, amount, purpose)`. If the
 *   account is short, that pushes a `pay` decision (transfers), so push what the money is for *before* you call it, or do it at once if
 *   nothing is drawn or looked at. Discounts: `discounted(look, price, isSkilled)`.
 * - **Income**: `receive(play, seat, amount, income)` pushes a `receive` decision (the split over the accounts).
 * - **Reputation**: `gainReputation(play, seat, points, reason)`; below 0 it stops by itself.
 * - **Moving on**: an act of a queue's meeple (`recruit`, `research` … `advertise`) pops its frame when the act is chosen; below it lies
 *   the `act` step, which goes on with a second act, the meeple's way home and the next meeple. A meeple that goes elsewhere (`State.at`
 *   is no longer AT_QUEUE) is left where it is.
 * - **Refusing**: acts list not acting by `addNotActing(look, out)` and call `refuseAct(play, seat)` for `refuse` and `skip`; `settle` is
 *   `settleAct(play, decision)`, so that a seat that can do nothing else is not asked (`acts.ts`).
 * - **Looking at hidden things**: draw through `play.chance`; for what was fixed before, call `play.chance.reveal()`.
 * - **Exchanging items** and crews: `pushExchange(play, seat, partners, swaps)` (`exchange.ts`), also before a Zodiac leaves port.
 * - **Telling**: push events (`events.ts`); `view/redact.ts` takes out what only some may learn.
 *
 * Then name the kind in `pending.ts` and its numbers in `frames.ts`, and add the object here; a kind that nobody handles does not compile.
 */
import { authorities } from './authorities/authorities.ts'
import { bribe } from './authorities/bribe.ts'
import { payday } from './calendar/payday.ts'
import { search } from './maintenance/search.ts'
import { upkeep } from './maintenance/upkeep.ts'
import { budget } from './calendar/budget.ts'
import { place } from './calendar/place.ts'
import { placing } from './calendar/placing.ts'
import { calendar } from './calendar/calendar.ts'
import { receiving } from './money/receive.ts'
import { auction } from './lawless/auction.ts'
import { auctions } from './lawless/auctions.ts'
import { deed } from './lawless/deed.ts'
import { museumDeed } from './lawless/exhibits.ts'
import { mine } from './lawless/mine.ts'
import { stealPatent } from './lawless/patent.ts'
import { satelliteMap, mercenaryMap } from './market/free-maps.ts'
import { gainMap } from './market/gain-map.ts'
import { market } from './market/market.ts'
import { tile } from './market/tile.ts'
import { dive } from './dive/dive.ts'
import { island } from './lagoon/island.ts'
import { port } from './lagoon/port.ts'
import { museum } from './museum/museum.ts'
import { placeRecruit } from './recruitment/place-recruit.ts'
import { recruit } from './recruitment/recruit.ts'
import { highSeas, seaTurn } from './sea/turn.ts'
import { voyage } from './sea/voyage.ts'
import { flight } from './seaplanes/flight.ts'
import { research } from './technology/research.ts'
import { advertise } from './zones/advertise.ts'
import { mussels } from './zones/mussels.ts'
import { payment } from './money/pay.ts'
import { act } from './resolution/act.ts'
import { queue } from './resolution/queue.ts'
import { resolution } from './resolution/resolution.ts'
import { teach } from './resolution/teach.ts'
import { soloHats } from './setup/solo-hats.ts'
import { exchange } from './exchange.ts'
import {
  DECISIONS,
  FIRST_AUTOMATIC_STEP,
  AUTOMATIC_STEPS,
  type DecisionKind,
  type AutomaticStepKind,
} from './pending.ts'
import type { Decision, AutomaticStep } from './topic.ts'

const DECISION_TOPICS: Readonly<Record<DecisionKind, Decision>> = {
  'solo-hats': soloHats,
  budget,
  place,
  bribe,
  search,
  teach,
  recruit,
  'place-recruit': placeRecruit,
  research,
  'satellite-map': satelliteMap,
  market,
  tile,
  flight,
  mussels,
  advertise,
  museum,
  auction,
  deed,
  'steal-patent': stealPatent,
  'mercenary-map': mercenaryMap,
  'museum-deed': museumDeed,
  port,
  island,
  sea: seaTurn,
  voyage,
  dive,
  exchange,
  pay: payment,
  receive: receiving,
}

const AUTOMATIC_STEP_TOPICS: Readonly<Record<AutomaticStepKind, AutomaticStep>> = {
  calendar,
  placing,
  resolution,
  queue,
  act,
  'gain-map': gainMap,
  authorities,
  payday,
  upkeep,
  auctions,
  'high-seas': highSeas,
}

/** What the mine's owner may do at any choice of an own turn (Lawless!). */
export const ANYTIME: Decision = mine

const decisions: readonly Decision[] = DECISIONS.map((kind) => DECISION_TOPICS[kind])
const automaticSteps: readonly AutomaticStep[] = AUTOMATIC_STEPS.map((kind) => AUTOMATIC_STEP_TOPICS[kind])

/** The decision of a code below FIRST_AUTOMATIC_STEP. */
export function decisionByCode(code: number): Decision {
  return decisions[code] as Decision
}

/** The automatic step of a code from FIRST_AUTOMATIC_STEP on. */
export function automaticStepByCode(code: number): AutomaticStep {
  return automaticSteps[code - FIRST_AUTOMATIC_STEP] as AutomaticStep
}
