import { Figure } from './rules/Figure.tsx'
import { OFF, type Event, type View } from '@fathom/sunken-treasure'
import { createFlights } from '../../board/flights.ts'
import { provideDefs } from '../../board/Defs.tsx'
import { listenToKeys } from '../../board/keys.ts'
import { PointerArea } from '../../board/PointerArea.tsx'
import { lazyPart } from '../../shell/part.tsx'
import type { Control, GamePage, GamePart, TableContext } from '../page.ts'
import { TreasureDefs } from './art/index.ts'
import { Board, PhoneBoard } from './Board.tsx'
import { actionSpoken, mineSpoken, whereItGoes } from './ear.ts'
import { createRise, momentOf } from './flights.tsx'
import { createModel, type GameModel } from './model.ts'
import { isOwn, pointsAt } from './pointsAt.ts'
import { createSeaPointer, type SeaPointer } from './pointer.ts'
import { readyRows } from './input.ts'
import { CardsInHand, Jokers, Treasures } from './Own.tsx'
import { Rival } from './Rival.tsx'
import { doLabel, finalSpoken } from './speech.ts'
import { allMessages, loadHelp, loadMessages, messages } from './text/index.ts'
import './board.css'
import './own.css'

const Scene = lazyPart(async () => (await import('./end/Scene.tsx')).Scene)

/** Sunken Treasure on the table page. */
export const sunkenTreasurePage: GamePage<View, Event> = {
  text: () => allMessages().game,
  speak: loadMessages,
  help: loadHelp,
  open: (context) => openPart(context),
  Figure,
}

function openPart(context: TableContext<View, Event>): GamePart<Event> {
  const model = createModel(context, () => allMessages().game)
  const pointer = createSeaPointer(model)
  createFlights(context, createRise(model, pointer))
  provideDefs(TreasureDefs)
  listenToKeys((key) => pressKey(model, pointer, key))
  return {
    Board: () => <Board model={model} pointer={pointer} />,
    PhoneBoard: (props) => (
      <PhoneBoard model={model} pointer={pointer}>
        {props.children}
      </PhoneBoard>
    ),
    Rival: (props) => <Rival model={model} seat={props.seat} />,
    Scene: (end) => <Scene model={model} end={end} />,
    note: () => pointer.note(),
    noteIsRefusal: () => pointer.isRefusal(),
    controls: () => controlsOf(model, pointer),
    confirm: () => confirmOf(model, pointer),
    tabs: () => [
      {
        id: 'score',
        label: messages().tabs.hand(model.player(context.shownSeat())?.hand ?? 0),
        Content: () => (
          <PointerArea class="st-hand-tab" pointer={pointer}>
            <CardsInHand model={model} pointer={pointer} width={58} bare />
            <Jokers model={model} pointer={pointer} size={36} perLine={jokersPerLine(model)} />
          </PointerArea>
        ),
      },
      {
        id: 'treasures',
        label: messages().tabs.treasures(model.player(context.shownSeat())?.treasures.length ?? 0),
        Content: () => <Treasures model={model} pointer={pointer} bare />,
      },
    ],
    // Three cards at most.
    fitsLowSheet: true,
    wantedTab: () => (model.choices().pays.size + model.choices().trades.size > 0 ? 'score' : null),
    progress: () => (model.view().phase === 'place' ? messages().placing : messages().progress(model.view().sweep)),
    // The first sweep begins with the bathyscaphes' places.
    chapter: (event) =>
      event.type === 'placed' ? '1' : event.type === 'ships-returned' ? String(event.sweep + 1) : null,
    chapterWords: (name) => messages().chapter(name),
    unit: () => messages().unit,
    score: (seat) => model.player(seat)?.treasures.length ?? 0,
    status: () => null,
    action: (text) => actionSpoken(model, text),
    pointsAt,
    isOwn,
    moment: momentOf,
    whereItGoes: () => whereItGoes(model),
    mine: () => mineSpoken(model),
    finalWords: (seat) => finalSpoken(model.view().players, seat),
  }
}

/** Beside a full hand a phone has room for two. */
function jokersPerLine(model: GameModel): number {
  return (model.player(model.context.shownSeat())?.hand ?? 0) > 2 ? 2 : 3
}

function controlsOf(model: GameModel, pointer: SeaPointer): readonly Control[] {
  const { end, pass } = model.choices()
  const controls: Control[] = []
  if (model.mover() !== null && readyRows(model.view()).length > 1 && model.chosen() !== null) {
    controls.push({ id: 'next-boat', label: messages().nextBoat, key: 'B', run: () => pointer.nextBoat() })
  }
  // While the big button does what was tapped, the end of the actions has a button of its own.
  if (pointer.tapped() !== null && (end ?? pass) !== null) {
    const label = end === null ? messages().keepHand : messages().endActions
    controls.push({ id: 'end-actions', label, key: 'X', run: () => pointer.end() })
  }
  return controls
}

function confirmOf(model: GameModel, pointer: SeaPointer): ReturnType<GamePart['confirm']> {
  const { end, pass } = model.choices()
  const tapped = pointer.tapped()
  // While it is asked how to pay, the answers are there.
  const ready = pointer.choosing() === null
  if (tapped !== null) return { label: doLabel(tapped), ready, run: () => void pointer.go(tapped) }
  if (end !== null) return { label: messages().endActions, ready: true, run: () => pointer.end() }
  // With no boat further right there is one thing to do: no need to aim at it.
  const off = model.choices().sails.get(OFF)
  if (off !== undefined && model.choices().sails.size === 1) {
    return { label: messages().doSailOff, ready: true, run: () => void model.context.act([off], true) }
  }
  return pass === null ? null : { label: messages().keepHand, ready: true, run: () => pointer.end() }
}

/** Letters that go somewhere instead of pressing a button of the prompt: T to a tile, H to my hand; X and E end the actions. */
function pressKey(model: GameModel, pointer: SeaPointer, key: string): boolean {
  if (key === 'T') return pointer.nextTile()
  if (key === 'H') return pointer.seekHand()
  const ends = model.choices().end !== null || model.choices().pass !== null
  if (!ends || (key !== 'X' && (key !== 'E' || model.context.draft().canEndTurn))) return false
  pointer.end()
  return true
}
