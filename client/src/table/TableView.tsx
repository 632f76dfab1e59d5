import {
  createComponent,
  createEffect,
  createMemo,
  createSignal,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type Component,
  type JSX,
} from 'solid-js'
import type { GamePage } from '../games/page.ts'
import { isLocalId, isSandboxId } from '../local/ids.ts'
import { isPhone, isWide } from '../shell/media.ts'
import { fetchAhead, lazyPart } from '../shell/part.tsx'
import { shortcuts } from '../shell/preferences.ts'
import { ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { focusMainIfLost } from '../shell/focus.ts'
import { notifyTurn } from '../shell/myTurn.ts'
import { text } from '../text/index.ts'
import { createModel } from './model.ts'
import {
  AskedInSight,
  ChoiceCard,
  HelpCard,
  HintCard,
  LogPanel,
  NoteBox,
  Origin,
  RemarkBox,
  ReplayBar,
  Result,
  TableDialogs,
  TableFacts,
  Told,
} from './parts.ts'
import { Controls, HintButton, MainButton, PromptBar } from './PromptBar.tsx'
import { Rivals } from './Rivals.tsx'
import { seatColor } from './seats.ts'
import type { Session } from './session.ts'
import type { OpenDialog } from './TableDialogs.tsx'
import { hasTalk } from './talk/hasTalk.ts'
import { TalkBox, TalkWatch } from './talk/parts.ts'
import { wantsHelp } from './help/wish.ts'
import { keepFocus, onTableKey } from './keys.ts'

/** A window that is a phone's is likely to stay one. */
const PhoneTable = lazyPart(async () => (await import('./PhoneTable.tsx')).PhoneTable, isPhone)

/** Whoever leads somebody through a game at its own table. */
export interface TableGuide {
  /** The table's session as the guide lets it be used. */
  around(line: Session): Session
  /** Whether an action is what is asked for just now. */
  isMeant(action: string): boolean
  /** Something is taken up that leads to this action: whether it may be. */
  takesUp(action: string): boolean
  /** What the guide says: a card beside the board, never on it. */
  readonly Card: Component
}

interface TableViewProps {
  readonly session: Session
  readonly page: GamePage
  readonly components: unknown
  readonly guide: TableGuide | undefined
  /** Somebody has just taken the device up. */
  readonly isTakenUp: boolean
}

/** The table being played: prompt, board, rivals and log, on every width of screen. */
export function TableView(props: TableViewProps): JSX.Element {
  const model = createModel(props.session, props.page, props.components, props.guide)
  const part = props.page.open(model.context)
  model.speakSteps((action) => part.action?.(action) ?? '')
  model.tellBy(part.moment)
  const name = (): string => model.game().name
  const [open, setOpen] = createSignal<OpenDialog>(null)
  const [wantsBoard, setWantsBoard] = createSignal(false)
  const isOver = (): boolean => model.present()?.status === 'finished'
  // Over is over only where it counts: in a sandbox one goes back.
  const isSandbox = (): boolean => isSandboxId(props.session.id)
  /** At what may have remarks; what I write to myself for a game that is on gives way. */
  const isLookingBack = (): boolean => !model.isPresent() && !isSandbox() && (isOver() || isLocalId(props.session.id))
  const showsResult = (): boolean => isOver() && model.isPresent() && !wantsBoard() && !isSandbox()
  // After looking at an older position of a finished game the reader wants the result again.
  createEffect(on(model.isPresent, (present) => present && setWantsBoard(false), { defer: true }))

  const onKey = (event: KeyboardEvent): void => {
    if (shortcuts() && open() === null) onTableKey(event, model, part)
  }
  addEventListener('keydown', onKey)
  onCleanup(() => removeEventListener('keydown', onKey))
  keepFocus(model)
  const isMyTurn = createMemo((): boolean => {
    const you = model.you()
    return you !== null && model.context.isPlaying() && model.present()?.waitingFor.includes(you) === true
  })
  // A first game is helped with from its first sight on; who is taught has a guide.
  const isHelped = (): boolean =>
    !props.guide &&
    model.context.isPlaying() &&
    model.isPresent() &&
    model.you() !== null &&
    wantsHelp(model.present()?.game ?? '', props.session.id)
  const talks = createMemo(() => hasTalk(props.session))
  // Whoever looks elsewhere sees it in the tab, or is told by the system.
  createEffect(() => {
    document.title = `${isMyTurn() ? text().table.titleTurn(name()) : name()} · ${text().brand}`
  })
  createEffect(
    on(
      isMyTurn,
      (isMine) => {
        // Of a lesson nobody waits, and its table has no link to lead to.
        if (isMine && !props.guide && !isSandbox())
          notifyTurn(props.session.id, text().table.titleTurn(name()), model.present()?.prompt ?? '')
      },
      { defer: true },
    ),
  )
  onCleanup(fetchAhead())
  // Who came by a click has lost the button that was clicked.
  onMount(focusMainIfLost)
  onMount(() => props.isTakenUp && model.catchUp())

  const buttons = (): JSX.Element => (
    <Show when={model.context.isPlaying() && model.you() !== null && model.isPresent()}>
      <Controls part={part} />
      <MainButton model={model} part={part} />
    </Show>
  )
  return (
    <div class="table-page">
      <TopBar
        small
        heading={
          <hgroup class="table-name">
            <h1 class="motto">{name()}</h1>
            <p class="soft progress">{part.progress()}</p>
          </hgroup>
        }
      >
        <Show when={isOver() && wantsBoard()}>
          <button class="btn" onClick={() => setWantsBoard(false)} data-testid="see-result">
            {text().end.result}
          </button>
        </Show>
        {/* A phone's prompt has no room for it; the help for a first game has its own. */}
        <Show when={isPhone() && !isHelped()}>
          <HintButton model={model} />
        </Show>
        <button class="btn ghost" onClick={() => setOpen('help')} data-testid="open-help">
          {text().table.rules}
        </button>
        <Show when={!isPhone()}>
          <ThemeSwitch />
        </Show>
        <button class="btn ghost" onClick={() => setOpen('settings')} data-testid="open-settings">
          {text().nav.settings}
        </button>
        <Show when={isWide() && model.canTry() && !props.guide}>
          <button class="btn ghost" onClick={() => setOpen('try')} data-testid="open-try-top">
            {text().table.tryOut}
          </button>
        </Show>
        <Show when={isWide() && model.context.isPlaying() && model.you() !== null && !props.guide && !isSandbox()}>
          <button class="btn ghost" onClick={() => setOpen('leave')} data-testid="leave-table-top">
            {text().table.leave}
          </button>
        </Show>
      </TopBar>
      <main
        id="main"
        tabindex="-1"
        aria-label={name()}
        class="table"
        classList={{
          over: showsResult(),
          guided: props.guide !== undefined,
          hinted: model.isHinting() || model.isLookingBack() || isHelped(),
        }}
        data-lit={wantsBoard() && model.isPresent() ? seatColor(model.context.shownSeat()) : undefined}
        data-testid="table"
        data-version={model.present()?.version}
      >
        <Show when={props.guide}>{(guide) => createComponent(guide().Card, {})}</Show>
        <Show when={!isWide()}>
          <AskedInSight asked={isMyTurn() && model.isPresent() ? (model.present()?.prompt ?? null) : null} />
        </Show>
        <Switch>
          <Match when={model.isHinting()}>
            <HintCard model={model} part={part} />
          </Match>
          <Match when={model.isLookingBack()}>
            <ChoiceCard model={model} part={part} />
          </Match>
          <Match when={isHelped()}>
            <HelpCard model={model} part={part} />
          </Match>
        </Switch>
        <Show
          when={!isPhone()}
          fallback={
            <PhoneTable
              model={model}
              part={part}
              buttons={buttons}
              result={showsResult()}
              onBoard={() => setWantsBoard(true)}
            />
          }
        >
          <div class="table-head">
            <Show when={!showsResult()}>
              <Show when={model.isPresent()} fallback={<ReplayBar model={model} />}>
                <PromptBar model={model} part={part} />
              </Show>
            </Show>
          </div>
          <section class="board-place" aria-label={text().table.board} data-testid="board">
            <Show
              when={!showsResult()}
              fallback={<Result model={model} part={part} onBoard={() => setWantsBoard(true)} />}
            >
              <part.Board />
            </Show>
          </section>
          <aside class="side">
            <Rivals model={model} part={part} />
            <Told model={model} />
            <Show when={isLocalId(props.session.id) && !props.guide && !isSandbox()}>
              <Origin model={model} />
            </Show>
            <Show when={isLookingBack() && !props.guide}>
              <RemarkBox model={model} />
            </Show>
            <div class="side-boxes">
              <Show when={model.you() !== null && !props.guide && !isSandbox() && !isLookingBack()}>
                <NoteBox source={props.session.source} />
              </Show>
              <Show when={talks()}>
                <TalkBox session={props.session} />
              </Show>
            </div>
            <LogPanel model={model} part={part} aside={part.progress()} />
            <TableFacts table={model.present()} />
          </aside>
        </Show>
      </main>
      <TableDialogs
        session={props.session}
        model={model}
        page={props.page}
        open={open()}
        onOpen={setOpen}
        isMyTurn={isMyTurn()}
      />
      <Show when={talks()}>
        <TalkWatch session={props.session} />
      </Show>
    </div>
  )
}
