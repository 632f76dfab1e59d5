import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js'
import type { HelpReading } from '@fathom/protocol'
import type { GamePart } from '../../games/page.ts'
import { tellEnd } from '../../lessons/cardEnd.ts'
import { Rings } from '../../lessons/Rings.tsx'
import { focusMainIfLost } from '../../shell/focus.ts'
import { isFinger, isPhone, isWide } from '../../shell/media.ts'
import { spokenToMe } from '../../shell/me.ts'
import { language } from '../../shell/preferences.ts'
import { text } from '../../text/index.ts'
import { parts } from '../../text/parts.ts'
import { ActionWords } from '../ActionWords.tsx'
import type { Model } from '../model.ts'
import { ringsFor } from '../ringsFor.ts'
import { TakeIt } from '../TakeIt.tsx'
import { areAllGains, atSpots, bestGains, isToldInPart, ofPosition, plansOf, tellingSpots } from './shown.ts'
import { recallHelpWish, wishHelp } from './wishKept.ts'
import '../hint.css'
import './help.css'

/** Whether the card is unfolded stays so from table to table. */
const [isOpen, setOpen] = createSignal(!isPhone())

/** Help for a first game, beside the board: what matters now, what choices bring for certain, and plans for who asks. */
export function HelpCard(props: { model: Model; part: GamePart }): JSX.Element {
  const { model } = props
  const [help, setHelp] = createSignal<HelpReading | null>(null)
  /** What is pointed at, and what lies below it: a click on a ship in a column may mean the column. */
  const [things, setThings] = createSignal<readonly Element[]>([])
  const thing = (): Element | null => things()[0] ?? null
  /** Whether it was pointed at since this was asked: who rests where they chose last has pointed at nothing. */
  const [hasPointed, setPointed] = createSignal(false)
  /** Shown at the board: what the mouse is on, else what was pressed. */
  const [hovered, setHovered] = createSignal<string | null>(null)
  const [pressed, setPressed] = createSignal<string | null>(null)
  /** Where the pointer was last, and where it rests since this was asked: what comes to lie below it then nobody points at. */
  let [lastAt, restsAt] = ['', '']
  const isMine = (): boolean => model.present()?.waitingFor.includes(model.you() ?? -1) === true
  const version = (): number => model.present()?.version ?? 0
  /** A server's help comes in the language that it has heard I speak. */
  const spoken = (): string => `${language()} ${spokenToMe()}`
  const ask = async (): Promise<void> => {
    const [asked, tongue] = [version(), spoken()]
    setHovered(null)
    setPressed(null)
    setPointed(false)
    restsAt = lastAt
    // What was advised before holds no more.
    setHelp(null)
    const answer = isMine() ? await model.session.source.help() : null
    if (asked !== version() || tongue !== spoken()) return
    setHelp(answer?.ok === true && answer.value.version === asked ? answer.value : null)
  }
  createEffect(on([version, isMine, spoken], () => void ask()))
  onMount(() => void recallHelpWish(model.session.id))
  model.setHelper({
    advice: (about) => of(({ told }) => told.flatMap((each) => (each.about === about ? [each.words] : []))),
    mayGoOn: (actions, words) => {
      const [warned] = of(({ told }) => told.filter(({ warns, action }) => warns && action !== null && actions.includes(action))) // prettier-ignore
      if (warned === undefined) return Promise.resolve(true)
      return new Promise((resolve) => {
        model.ask({ words, warning: warned.words, answer: (isYes) => (model.ask(null), resolve(isYes)) })
      })
    },
  })
  onCleanup(() => model.setHelper(null))
  /** From its touch to its click. What is told of a thing moves the board, and the click would hit another one. */
  let isFingerDown = false
  /** What lay under the finger when it came down: the touch itself may move the board before its click. */
  let touched: readonly Element[] | null = null
  const watch = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null
    // Whoever comes to read it does not leave the thing.
    if (target?.closest('.help')) return
    if (event.type === 'pointerover') {
      isFingerDown = event instanceof PointerEvent && event.pointerType !== 'mouse'
      touched = isFingerDown ? thingsAt(target, event) : null
    }
    if (event.type === 'click' || event.type === 'keydown') isFingerDown = false
    if (event.type === 'keydown') touched = null
    if (isFingerDown || event.type === 'keydown') return
    // Where the page has put the focus after a click, nobody points.
    if (event.type === 'focusin' && target?.matches(':focus-visible') !== true) return
    setThings((event.type === 'click' ? touched : null) ?? thingsAt(target, event))
    if (event instanceof MouseEvent) lastAt = `${Math.round(event.clientX)} ${Math.round(event.clientY)}`
    if (event.type === 'focusin' || lastAt !== restsAt) setPointed(things().length > 0)
  }
  const signs = ['pointerover', 'focusin', 'click', 'keydown']
  for (const sign of signs) addEventListener(sign, watch)
  onCleanup(() => {
    for (const sign of signs) removeEventListener(sign, watch)
  })
  const noMore = (): void => {
    void wishHelp('never', model.session.id)
    requestAnimationFrame(focusMainIfLost)
  }
  const nothingWords = (): string => {
    const { ended, nothing, onlyOne } = parts().help
    if (canEnd()) return ended
    return model.context.legal().length === 1 ? onlyOne : nothing
  }
  const foldWords = (): string => (isOpen() ? parts().help.less : parts().help.more)
  const pointsAt = (action: string): readonly string[] => props.part.pointsAt?.(action) ?? []
  const of = <T,>(tell: (told: HelpReading) => readonly T[]): readonly T[] => {
    const told = help()
    return told === null ? [] : tell(told)
  }
  const there = createMemo(() => of((told) => atSpots(told, model.context.legal(), things().map(spotOf), pointsAt)))
  // Ears are told with the thing.
  createEffect(() => {
    const [its, words] = [thing(), there()]
    if (its === null || words.length === 0) return
    its.setAttribute('aria-description', words.join(' '))
    onCleanup(() => its.removeAttribute('aria-description'))
  })
  /** Nothing is left to choose: the prompt says so. */
  const canEnd = (): boolean => model.context.draft().canEndTurn
  /** Whether pointing at something tells anything now. */
  const canPoint = (): boolean => of((told) => tellingSpots(told, model.context.legal(), pointsAt)).length > 0
  const isInPart = (): boolean => {
    const told = help()
    return told !== null && isToldInPart(told, model.context.legal(), things().map(spotOf), pointsAt)
  }
  const thereTitle = (): string => {
    const words = parts().help
    if (there().length > 0) return words.here
    if (hasPointed()) return isInPart() ? words.depends : words.notThere
    return isFinger() ? words.pointTouch : words.point
  }
  const isThereShown = (): boolean => there().length > 0 || (isOpen() && isMine() && canPoint())
  const now = createMemo(() => of(ofPosition))
  const nameOf = (action: string): string => props.part.brief?.(action) || props.part.action?.(action) || action
  const gains = createMemo(() => of((told) => bestGains(told, pointsAt, nameOf)))
  /** A die on an expedition brings something as surely, and is no such gain: the list says what it lists. */
  const gainsTitle = (): string => {
    const [words, told] = [parts().help, help()]
    const isAll = told === null || areAllGains(told, nameOf)
    if (gains().some(({ money }) => money !== 0)) return isAll ? words.gainsMoney : words.gainsMoneyLike
    return isAll ? words.gains : words.gainsLike
  }
  const plans = createMemo(() => of(plansOf))
  /** A folded card above a board would push it away if it grew: the one line that it has says what matters most. */
  const line = (): string => (isWide() || isOpen() ? '' : there().join(' ') || (now()[0] ?? plans()[0] ?? ''))
  const rings = createMemo(() => {
    const action = hovered() ?? pressed() ?? ''
    return ringsFor(action, pointsAt(action), props.part.switchTo)
  })
  return (
    <section
      class="hint help panel"
      ref={tellEnd}
      classList={{ small: !isOpen() }}
      aria-labelledby="help-title"
      data-testid="help-card"
    >
      <div class="hint-head">
        <h2 id="help-title" classList={{ 'visually-hidden': line() !== '' }}>
          {parts().help.title}
        </h2>
        <Show when={line()}>
          {/* What is longer than the line scrolls. */}
          <p class="help-line" tabindex="0" data-testid="help-line">
            {line()}
          </p>
        </Show>
        {/* A phone's prompt has no room for it. */}
        <Show when={isPhone() && model.canHint()}>
          <button class="btn ghost" onClick={() => model.setHinting(true)} data-testid="help-hint">
            {text().table.hint}
          </button>
        </Show>
        <button
          class="btn ghost help-fold"
          aria-expanded={isOpen()}
          aria-label={foldWords()}
          title={foldWords()}
          onClick={() => setOpen(!isOpen())}
          data-testid="help-fold"
        >
          {/* Beside the board the head has one line. */}
          {isPhone() ? foldWords() : isOpen() ? '−' : '+'}
        </button>
        <Show when={line() === ''}>
          <button class="btn ghost help-off" onClick={noMore} data-testid="help-off">
            {parts().help.off}
          </button>
        </Show>
      </div>
      <Show when={isOpen()}>
        {/* What is too long scrolls; what is told of a thing keeps its place below it. */}
        <div class="help-body" tabindex="0">
          <Show
            when={isMine()}
            fallback={<p class="soft">{isFinger() ? parts().help.othersTouch : parts().help.others}</p>}
          >
            {/* Before the answer is there nothing is known, not even that there is none. */}
            <Show when={help() !== null && now().length + gains().length + plans().length === 0 && !canPoint()}>
              <p class="soft">{nothingWords()}</p>
            </Show>
            <Show when={now().length > 0}>
              <ul class="help-now" data-testid="help-now">
                <For each={now()}>{(words) => <li>{words}</li>}</For>
              </ul>
            </Show>
            <Show when={gains().length > 0}>
              <p class="soft">{gainsTitle()}</p>
              <ul class="hint-choices" data-testid="help-gains">
                <For each={gains()}>
                  {(gain) => (
                    <li>
                      <button
                        class="hint-choice"
                        aria-pressed={pressed() === gain.action}
                        onClick={() => setPressed((before) => (before === gain.action ? null : gain.action))}
                        onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(gain.action)}
                        onPointerLeave={() => setHovered(null)}
                      >
                        <span class="hint-words">
                          <ActionWords
                            full={props.part.action?.(gain.action) || gain.action}
                            brief={props.part.brief?.(gain.action)}
                          />
                        </span>
                        <span class="hint-lead-of">{gain.words}</span>
                      </button>
                      <Show when={pressed() === gain.action}>
                        <div ref={intoSight}>
                          <TakeIt model={model} part={props.part} actions={[gain.action]} />
                        </div>
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
            <Show when={plans().length > 0}>
              {/* Where nothing else is told they are what a first game is helped with. */}
              <details class="help-plans" open={now().length + gains().length === 0} data-testid="help-plans">
                <summary>{parts().help.plans}</summary>
                <ul>
                  <For each={plans()}>{(words) => <li>{words}</li>}</For>
                </ul>
              </details>
            </Show>
          </Show>
        </div>
      </Show>
      {/* It has its place before anything is pointed at: a board below would jump away under the mouse. */}
      <Show when={isThereShown() && (isWide() || isOpen())}>
        <div class="help-there">
          {/* Where room is scarce it has one line, and covers what stands above it while it has more to tell. */}
          <div class="help-told" classList={{ idle: there().length === 0 && !hasPointed() }}>
            <span class="soft">{thereTitle()}</span>
            <ul data-testid="help-there">
              <For each={there()}>{(words) => <li>{words}</li>}</For>
            </ul>
          </div>
        </div>
      </Show>
      <Rings points={rings()} isStill={hovered() !== null && hovered() !== pressed()} />
    </section>
  )
}

/** A ref for what comes up below a line that was pressed: a low card scrolls to it. */
function intoSight(element: HTMLElement): void {
  onMount(() => element.scrollIntoView({ block: 'nearest' }))
}

/** What a thing is, or a ground that stands for another spot, as a lane for the stop above it. */
function spotOf(thing: Element): string {
  return thing.getAttribute('data-spot') ?? thing.getAttribute('data-means') ?? ''
}

/** The things of the board at an event, the uppermost first. */
function thingsAt(target: Element | null, event: Event): Element[] {
  const top = target?.closest('[data-spot]') ?? null
  if (top === null) return []
  const below = event instanceof MouseEvent ? document.elementsFromPoint(event.clientX, event.clientY) : []
  const things = below.flatMap((element) => element.closest('[data-spot], [data-means]') ?? [])
  return [...new Set([top, ...things])]
}
