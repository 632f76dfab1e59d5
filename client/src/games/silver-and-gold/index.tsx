import type { Seat } from '@fathom/kernel'
import { silverAndGoldTexts } from '@fathom/silver-and-gold'
import { isPhone } from '../../shell/media.ts'
import { language } from '../../shell/preferences.ts'
import type { Control, GamePage, GamePart, TableContext } from '../page.ts'
import { Board, PhoneBoard } from './Board.tsx'
import { createDesk, type Desk } from './desk.ts'
import { Display } from './Display.tsx'
import { createHand, type Hand } from './hand.ts'
import { help } from './help.ts'
import { pairOf } from './input.ts'
import { Rival } from './Rival.tsx'
import { ScoreCard, Trophies } from './ScoreCard.tsx'
import { words } from './text.ts'
import './board.css'
import './own.css'
import './small.css'

/** Silver & Gold on the table page. */
export const silverAndGoldPage: GamePage = {
  texts: () => silverAndGoldTexts,
  help,
  open: (context) => openPart(context),
}

function openPart(context: TableContext): GamePart {
  const desk = createDesk(context, () => silverAndGoldTexts[language()])
  const hand = createHand(desk)
  const part: GamePart = {
    Board: () => <Board desk={desk} hand={hand} />,
    PhoneBoard: (props) => (
      <PhoneBoard desk={desk} hand={hand}>
        {props.children}
      </PhoneBoard>
    ),
    Rival: (props) => <Rival desk={desk} seat={props.seat} />,
    note: () => noteOf(desk, hand),
    noteIsRefusal: () => hand.aim()?.fits === false,
    controls: () => controlsOf(hand),
    confirm: () => confirmOf(desk, hand),
    tabs: () => [
      {
        id: 'score',
        label: words().scoreTab(part.score(context.shownSeat())),
        Content: () => <ScoreCard desk={desk} bare />,
      },
      {
        id: 'display',
        label: words().tabs.display,
        Content: () => (
          <div class="display-tab">
            <Display desk={desk} />
            <Trophies desk={desk} />
          </div>
        ),
      },
    ],
    wantedTab: () => (desk.choices().takes.size > 0 || desk.choices().takeDeck !== null ? 'display' : null),
    progress: () => words().progress(desk.view().round, desk.view().turn),
    score: (seat) => desk.view().scores[seat]?.total ?? 0,
    status: (seat) => statusOf(desk, seat),
  }
  return part
}

function statusOf(desk: Desk, seat: Seat): 'chosen' | 'choosing' | null {
  const { phase } = desk.view()
  if (!desk.context.isPlaying() || !desk.context.isPresent() || (phase !== 'keep' && phase !== 'cross')) return null
  return desk.context.waitingFor().includes(seat) ? 'choosing' : 'chosen'
}

/** One line under the prompt: what the place pointed at brings, or why not; else how to go about it. */
function noteOf(desk: Desk, hand: Hand): string {
  const { context } = desk
  const aimed = hand.aim()
  if (aimed !== null) {
    if (!aimed.fits) return hand.whyNot(aimed)
    const here = words().here(hand.gain(aimed))
    return isPhone() ? here : `${here} ${words().hidden}`
  }
  if (isPhone() && (context.draft().canEndTurn || hand.mode() === 'bonus')) return ''
  if (context.draft().canEndTurn) return words().endNote
  if (desk.choices().takes.size > 0 || desk.choices().takeDeck !== null) return words().takeNote
  if (desk.choices().keeps.size > 0) return words().keepHelp
  const shape = desk.view().expedition
  switch (hand.mode()) {
    case 'bonus':
      return words().xChain
    case 'single':
      return hand.fitsNowhere() && shape !== null ? words().fitsNowhere(words().shapes[shape]) : words().singleMode
    case 'pattern':
      return matchMedia('(pointer: coarse)').matches ? tapHint(desk) : words().point
    case 'none':
      return ''
  }
}

/** A phone has no room for what one has learnt in the first turns. */
function tapHint(desk: Desk): string {
  return desk.view().round === 1 && desk.view().turn <= 2 ? words().pointPhone : ''
}

function controlsOf(hand: Hand): readonly Control[] {
  const mode = hand.mode()
  if (mode === 'none' || mode === 'bonus') return []
  const turning = mode === 'pattern'
  return [
    {
      id: 'turn',
      label: words().turnIt,
      key: 'R',
      disabled: !turning,
      run: () => hand.turn(1),
      back: () => hand.turn(-1),
    },
    { id: 'mirror', label: words().mirrorIt, key: 'F', disabled: !turning, run: () => hand.mirror() },
    {
      id: 'single',
      label: words().single,
      key: 'S',
      pressed: mode === 'single',
      disabled: hand.fitsNowhere(),
      run: () => hand.toggleSingle(),
    },
  ]
}

function confirmOf(desk: Desk, hand: Hand): { label: string; ready: boolean; run(): void } | null {
  if (desk.choices().keeps.size > 0) {
    const text = desk.choices().keeps.get(pairOf(desk.picked()))
    const run = (): void => {
      if (text !== undefined) void desk.context.act([text])
    }
    return { label: words().keepThese, ready: text !== undefined, run }
  }
  if (hand.mode() === 'none') return null
  return { label: words().crossHere, ready: hand.aim()?.fits === true, run: () => void hand.cross() }
}
