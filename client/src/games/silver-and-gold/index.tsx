import type { Event, View } from '@fathom/silver-and-gold'
import type { Seat } from '@fathom/kernel'
import { PointerArea } from '../../board/PointerArea.tsx'
import { createFlights } from '../../board/flights.ts'
import { isFinger, isPhone } from '../../shell/media.ts'
import { lazyPart } from '../../shell/part.tsx'
import type { Control, GamePage, GamePart, TableContext } from '../page.ts'
import { Board, PhoneBoard } from './Board.tsx'
import { createModel, type GameModel } from './model.ts'
import { Display } from './Display.tsx'
import { Patterns } from './Expedition.tsx'
import { flightOf, momentOf } from './flights.tsx'
import { pointsAt, switchTo } from './pointsAt.ts'
import { createPenPointer, type PenPointer } from './pointer.ts'
import { Rival } from './Rival.tsx'
import { actionSpoken, mineSpoken, whereItGoes } from './ear.ts'
import { ScoreCard, Trophies } from './ScoreCard.tsx'
import { nameOf } from './speech.ts'
import { allMessages, loadHelp, loadMessages, messages } from './text/index.ts'
import './board.css'
import './own.css'
import './small.css'
import './low.css'

const Scene = lazyPart(async () => (await import('./end/Scene.tsx')).Scene)
/** Loaded with the rules alone. */
const Figure = lazyPart(
  async () => (await import('./rules/Figure.tsx')).Figure,
  () => false,
  true,
)

/** Silver & Gold on the table page. */
export const silverAndGoldPage: GamePage<View, Event> = {
  text: () => allMessages().game,
  speak: loadMessages,
  help: loadHelp,
  open: (context) => openPart(context),
  Figure,
}

function openPart(context: TableContext<View, Event>): GamePart<Event> {
  const model = createModel(context, () => allMessages().game)
  const pointer = createPenPointer(model)
  createFlights(context, (event) => flightOf(model, pointer, event))
  const part: GamePart<Event> = {
    Board: () => <Board model={model} pointer={pointer} />,
    PhoneBoard: (props) => (
      <PhoneBoard model={model} pointer={pointer}>
        {props.children}
      </PhoneBoard>
    ),
    Rival: (props) => <Rival model={model} seat={props.seat} />,
    Scene: (end) => <Scene model={model} end={end} />,
    note: () => noteOf(model, pointer),
    noteIsRefusal: () => pointer.crossAim()?.can === null,
    controls: () => controlsOf(pointer),
    confirm: () => confirmOf(model, pointer),
    tabs: () => [
      {
        id: 'score',
        label: messages().scoreTab(part.score(context.shownSeat())),
        Content: () => <ScoreCard model={model} bare />,
      },
      {
        id: 'display',
        label: messages().tabs.display,
        Content: () => (
          <PointerArea class="display-tab" pointer={pointer}>
            <Display model={model} pointer={pointer} />
            <Trophies model={model} />
            <Patterns model={model} />
          </PointerArea>
        ),
      },
    ],
    wantedTab: () => (model.choices().takes.size > 0 || model.choices().takeDeck !== null ? 'display' : null),
    progress: () => messages().progress(model.view().round, model.view().turn),
    unit: (score) => messages().unit(score),
    score: (seat) => model.view().scores[seat]?.total ?? 0,
    status: (seat) => statusOf(model, seat),
    moment: momentOf,
    chapter: (event) =>
      event.type === 'expedition' && 'turn' in event && event.turn === 1 && 'round' in event
        ? String(event.round)
        : null,
    chapterWords: (name) => messages().chapter(name),
    action: (text) => actionSpoken(model, text),
    brief: (text) => actionSpoken(model, text, 'brief'),
    pointsAt,
    switchTo: (spot) => switchTo(model.islands(), spot),
    whereItGoes: () => whereItGoes(model, pointer),
    mine: () => mineSpoken(model),
  }
  return part
}

function statusOf(model: GameModel, seat: Seat): 'chosen' | 'choosing' | null {
  const { phase } = model.view()
  if (!model.context.isPlaying() || !model.context.isPresent() || (phase !== 'keep' && phase !== 'cross')) return null
  return model.context.waitingFor().includes(seat) ? 'choosing' : 'chosen'
}

/** One line under the prompt: what the place pointed at brings, or why not; else how to go about it. */
function noteOf(model: GameModel, pointer: PenPointer): string {
  const { context } = model
  const aimed = pointer.aim()
  // Above the cards dealt a phone has no room for what is missing.
  if (isPhone() && model.choices().keeps.size > 0) {
    const missing = `${messages().keepTwo(pointer.held().picked.length)}.`
    return aimed === null ? missing : `${pointer.spoken(aimed)}. ${missing}`
  }
  if (aimed !== null) {
    if (aimed.can !== 'cross' || isPhone()) return pointer.spoken(aimed)
    return `${pointer.spoken(aimed)} ${messages().hidden}`
  }
  if (context.draft().canEndTurn) {
    // How it goes on stands in the prompt.
    const { held, actions } = context.draft()
    return messages().endNote(actionSpoken(model, held ?? actions.at(-1) ?? '', 'brief'))
  }
  if (model.choices().takes.size > 0 || model.choices().takeDeck !== null) return messages().takeNote
  // What is asked for stands in the prompt, and above the cards dealt.
  if (model.choices().keeps.size > 0) return ''
  const mode = pointer.mode()
  if (mode === 'none') return ''
  if (mode === 'pattern') return `${suggestion(pointer)} ${isFinger() ? tapHint(model) : messages().point}`.trim()
  return mode === 'bonus' || pointer.fitsNowhere() ? messages().freeBox : messages().singleMode
}

/** Where the pattern fits best as it is held, and what it brings there. */
function suggestion(pointer: PenPointer): string {
  const best = pointer.suggested()
  if (best === null) return pointer.isElsewhere() ? messages().otherIsland : messages().turnFirst
  if (pointer.isLeft()) return pointer.spoken(best)
  return messages().forInstance(nameOf(best.card), pointer.gainOf(best))
}

/** A phone has no room for what one has learnt in the first turns. */
function tapHint(model: GameModel): string {
  return model.view().round === 1 && model.view().turn <= 2 ? messages().pointPhone : ''
}

function controlsOf(pointer: PenPointer): readonly Control[] {
  const mode = pointer.mode()
  if (mode === 'none' || mode === 'bonus') return []
  const turning = mode === 'pattern'
  return [
    {
      id: 'turn',
      label: messages().turnIt,
      key: 'R',
      disabled: !turning,
      run: () => pointer.turn(1),
      back: () => pointer.turn(-1),
    },
    { id: 'mirror', label: messages().mirrorIt, key: 'F', disabled: !turning, run: () => pointer.mirror() },
    {
      id: 'single',
      label: messages().single,
      key: 'S',
      pressed: mode === 'single',
      disabled: pointer.fitsNowhere(),
      run: () => pointer.toggleSingle(),
    },
  ]
}

function confirmOf(model: GameModel, pointer: PenPointer): { label: string; ready: boolean; run(): void } | null {
  if (model.choices().keeps.size > 0) {
    const text = model.choices().keeps.get(pointer.pair())
    const run = (): void => {
      if (text !== undefined) void model.context.act([text])
    }
    return { label: messages().keepThese, ready: text !== undefined, run }
  }
  if (pointer.mode() === 'none') return null
  return {
    label: messages().crossHere,
    ready: (pointer.crossAim() ?? pointer.suggested())?.can === 'cross',
    run: () => void pointer.cross(),
  }
}
