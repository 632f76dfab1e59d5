import { Key } from '@solid-primitives/keyed'
import { createEffect, createMemo, createSignal, on, Show, type JSX } from 'solid-js'
import { lazyPart } from '../../shell/part.tsx'
import { sentenceOf } from './around.ts'
import { Meeple, type Zone } from './art/index.ts'
import { cardOf, type Choice } from './choices.ts'
import type { Desk } from './desk.ts'
import { pendingOf, type Ask } from './input/index.ts'
import { drawnMeeple } from './drawn.ts'
import { BoatTray, StaffTray } from './Trays.tsx'
import { words } from './text.ts'
import { accountOf } from './prospects.ts'
import { ACCOUNTS, facts } from '@fathom/thesauros'
import { words as officeWords } from './words/index.ts'

/** Loaded with the first dive. */
const DiveCard = lazyPart(async () => (await import('./DiveCard.tsx')).DiveCard)

/** Decisions that have a card over the water; the others are made on the chart alone, in a panel or on a sheet. */
const WITH_CARD = ['place', 'place-recruit', 'recruit', 'research', 'market', 'flight', 'mussels', 'port', 'museum', 'advertise', 'sea', 'voyage', 'exchange', 'dive'] // prettier-ignore

/** True while the card is what I am asked on. Everybody watches a dive. */
export function hasCard({ asked, view, hand }: Desk): boolean {
  if (view().pending?.kind === 'dive') return true
  // The mine goes on the chart: nothing lies over it.
  if (hand.held().mine) return false
  const kind = asked()?.kind ?? ''
  return WITH_CARD.includes(kind) && (!SELDOM.includes(kind) || hasOffers(hand.ask()))
}

/** Mostly everything is done on the chart: then there is no card. */
const SELDOM = ['sea', 'voyage', 'exchange']

function hasOffers(ask: Ask | null): boolean {
  if (ask === null) return false
  if (pendingOf(ask)?.kind === 'sea' && (pendingOf(ask)?.voyages ?? []).length > 1) return true
  return ['dive', 'exchange', 'rent', 'black', 'crews', 'pilot'].some((verb) => ask.offers.has(verb))
}

/** What may be done now, near where it is done: legal actions grouped, with their costs. It can be folded away. */
export function ActionCard(props: { desk: Desk; style?: JSX.CSSProperties }): JSX.Element {
  const { desk } = props
  const [folded, setFolded] = createSignal(false)
  const kind = createMemo(() => (hasCard(desk) ? (desk.view().pending?.kind ?? null) : null))
  createEffect(on(kind, () => setFolded(false)))
  /** The prompt says it all. */
  const hasHead = (): boolean => desk.asked()?.zone != null
  return (
    <Show when={kind()}>
      <section
        class={`th-card panel th-card-${kind()}`}
        classList={{ folded: folded() }}
        style={props.style}
        aria-label={words().regions.card}
        data-testid="action-card"
      >
        <Show when={kind() !== 'dive'} fallback={<DiveCard desk={desk} />}>
          <Show when={hasHead()}>
            <Head desk={desk} folded={folded()} onFold={() => setFolded((was) => !was)} />
          </Show>
          <Show when={!folded()}>
            <div class="th-card-body" data-region="card">
              <StaffTray desk={desk} />
              <BoatTray desk={desk} />
              <Groups desk={desk} />
            </div>
          </Show>
        </Show>
      </section>
    </Show>
  )
}

/** Who acts where, what the discount is, and what the account holds that pays. */
function Head(props: { desk: Desk; folded: boolean; onFold: () => void }): JSX.Element {
  const { desk } = props
  const zone = (): Zone => (desk.asked()?.zone ?? 0) as Zone
  const isExpert = (): boolean => {
    const pending = desk.asked()
    return pending !== null && pending.zone !== null && pending.zone !== 7 && facts.isExpert(pending.meeple, pending.zone) // prettier-ignore
  }
  return (
    <header class="th-card-head">
      <Show when={desk.asked()?.meeple}>{(meeple) => <Meeple meeple={drawnMeeple(meeple())} height={26} />}</Show>
      <h2>{words().zones[zone()]}</h2>
      <Show when={isExpert()}>
        <span class="th-chip">{words().less(words().money(desk.book.set.data.money.discount))}</span>
      </Show>
      <span class="grow" />
      <Show when={accountOf(zone())}>
        {(account) => (
          <span class="th-chip account" title={officeWords().accountNames[account()]}>
            {officeWords().accounts[account()]}{' '}
            <b>{words().money(facts.balanceOf(desk.view(), desk.mover() ?? 0, ACCOUNTS.indexOf(account())) ?? 0)}</b>
          </span>
        )}
      </Show>
      <button
        class="th-fold"
        aria-expanded={!props.folded}
        aria-label={props.folded ? words().card.open : words().card.minimise}
        title={props.folded ? words().card.open : words().card.minimise}
        onClick={() => props.onFold()}
        data-testid="card-fold"
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path
            d={props.folded ? 'M3 6l5 5 5-5' : 'M3 10l5-5 5 5'}
            fill="none"
            stroke="currentColor"
            stroke-width="2"
          />
        </svg>
      </button>
    </header>
  )
}

function Groups(props: { desk: Desk }): JSX.Element {
  const { desk } = props
  const card = createMemo(() => {
    const ask = desk.hand.ask()
    return ask === null ? { groups: [], foot: [] } : cardOf(desk, ask)
  })
  return (
    <>
      <Key each={card().groups} by="title">
        {(group) => (
          <div class="th-group" classList={{ titled: group().title !== '' }}>
            <Show when={group().title !== ''}>
              <h3>{group().title}</h3>
            </Show>
            <div class="th-acts">
              <Choices desk={desk} choices={group().choices} />
            </div>
          </div>
        )}
      </Key>
      <Show when={card().foot.length > 0}>
        <div class="th-card-foot">
          <Choices desk={desk} choices={card().foot} quiet />
        </div>
      </Show>
    </>
  )
}

/** A press is never lost because the table was told anew in the middle of it: a choice keeps its button as long as it is offered. */
function Choices(props: { desk: Desk; choices: readonly Choice[]; quiet?: boolean }): JSX.Element {
  return (
    <Key each={props.choices} by="text">
      {(choice) => <ChoiceButton desk={props.desk} choice={choice()} quiet={props.quiet} />}
    </Key>
  )
}

export function ChoiceButton(props: { desk: Desk; choice: Choice; quiet?: boolean }): JSX.Element {
  return (
    <button
      class="btn th-do"
      classList={{ ghost: props.quiet, loss: props.choice.isLoss }}
      title={sentenceOf(props.desk, props.choice.text)}
      onClick={() => void props.desk.context.act([...(props.choice.before ?? []), props.choice.text])}
      data-legal=""
      data-testid={`do-${props.choice.text.replaceAll(' ', '-')}`}
    >
      <span>{props.choice.label}</span>
      <Show when={props.choice.price !== null}>
        <b class="th-price" classList={{ free: props.choice.price === 0 }}>
          {props.choice.price === 0 ? words().free : words().money(props.choice.price ?? 0)}
        </b>
      </Show>
      <Show when={props.choice.gain}>
        <span class="th-gain">{props.choice.gain}</span>
      </Show>
    </button>
  )
}
