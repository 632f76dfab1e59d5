import { createEffect, createMemo, createSignal, on, Show, type JSX } from 'solid-js'
import { Keyed } from '../../shell/Keyed.tsx'
import { lazyPart } from '../../shell/part.tsx'
import { sentenceOf } from './around.ts'
import { Door, Item, Meeple, Treasure, TreasureMap, type Zone } from './art/index.ts'
import { itemKind } from './art/types.ts'
import type { Choice, Picture } from './cardParts.ts'
import { cardOf } from './choices.ts'
import type { GameModel } from './model.ts'
import { hasCard } from './card.ts'
import { MoreBelow } from './MoreBelow.tsx'
import { drawnMeeple } from './drawn.ts'
import { BoatTray, StaffTray } from './Trays.tsx'
import { messages, officeMessages } from './text/index.ts'
import { accountOf } from './prospects.ts'
import { ACCOUNTS, facts } from '@fathom/thesauros'

/** Loaded with the first dive. */
const DiveCard = lazyPart(async () => (await import('./DiveCard.tsx')).DiveCard)

/** What may be done now, near where it is done: legal actions grouped, with their costs. It can be folded away. */
export function ActionCard(props: { model: GameModel; style?: JSX.CSSProperties }): JSX.Element {
  const { model } = props
  const [folded, setFolded] = createSignal(false)
  const kind = createMemo(() => (hasCard(model) ? (model.view().pending?.kind ?? null) : null))
  createEffect(on(kind, () => setFolded(false)))
  /** The prompt says it all. */
  const hasHead = (): boolean => model.asked()?.zone != null
  return (
    <Show when={kind()}>
      <section
        class={`th-card panel th-card-${kind()}`}
        classList={{ folded: folded() }}
        style={props.style}
        aria-label={messages().regions.card}
        data-testid="action-card"
      >
        <Show when={kind() !== 'dive'} fallback={<DiveCard model={model} />}>
          <Show when={hasHead()}>
            <Head model={model} folded={folded()} onFold={() => setFolded((was) => !was)} />
          </Show>
          <Show when={!folded()}>
            <div class="th-card-body" data-region="card">
              <StaffTray model={model} />
              <BoatTray model={model} />
              <Groups model={model} />
            </div>
            <MoreBelow />
          </Show>
        </Show>
      </section>
    </Show>
  )
}

/** Who acts where, what the discount is, and what the account holds that pays. */
function Head(props: { model: GameModel; folded: boolean; onFold: () => void }): JSX.Element {
  const { model } = props
  const zone = (): Zone => (model.asked()?.zone ?? 0) as Zone
  const isExpert = (): boolean => {
    const pending = model.asked()
    return pending !== null && pending.zone !== null && pending.zone !== 7 && facts.isExpert(pending.meeple, pending.zone) // prettier-ignore
  }
  /** What a boss spares, earns in zone 6, and either of both in the museum. */
  const bonus = (): string => {
    const amount = messages().money(model.tableSet.set.data.money.discount)
    return zone() === 6 ? `+${amount}` : zone() === 8 ? `±${amount}` : messages().less(amount)
  }
  return (
    <header class="th-card-head">
      <Show when={model.asked()?.meeple}>{(meeple) => <Meeple meeple={drawnMeeple(meeple())} height={34} />}</Show>
      <h2>{messages().zones[zone()]}</h2>
      <Show when={isExpert()}>
        <span class="th-chip">{bonus()}</span>
      </Show>
      <span class="grow" />
      <Show when={accountOf(zone())}>
        {(account) => (
          <span class="th-chip account" title={officeMessages().accountNames[account()]}>
            {officeMessages().accounts[account()]}{' '}
            <b>
              {messages().money(facts.balanceOf(model.view(), model.mover() ?? 0, ACCOUNTS.indexOf(account())) ?? 0)}
            </b>
          </span>
        )}
      </Show>
      <button
        class="th-fold"
        aria-expanded={!props.folded}
        aria-label={props.folded ? messages().card.open : messages().card.minimise}
        title={props.folded ? messages().card.open : messages().card.minimise}
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

function Groups(props: { model: GameModel }): JSX.Element {
  const { model } = props
  const card = createMemo(() => {
    const ask = model.pointer.ask()
    return ask === null ? { groups: [], foot: [] } : cardOf(model, ask)
  })
  return (
    <>
      <Keyed each={card().groups} by="title">
        {(group) => (
          <div class="th-group" classList={{ titled: group().title !== '' }}>
            <Show when={group().title !== ''}>
              <h3 data-explain={explainedBy(group().picture)}>
                <Show when={group().picture}>{(picture) => <GroupPicture picture={picture()} />}</Show>
                <span>
                  {group().title}
                  <Show when={group().detail}>
                    <small>{group().detail}</small>
                  </Show>
                </span>
              </h3>
            </Show>
            <div class="th-acts">
              <Choices model={model} choices={group().choices} />
            </div>
          </div>
        )}
      </Keyed>
      <Show when={card().foot.length > 0}>
        <div class="th-card-foot">
          <Choices model={model} choices={card().foot} quiet />
        </div>
      </Show>
    </>
  )
}

/** What a group is about, as a small drawing. */
function GroupPicture(props: { picture: Picture }): JSX.Element {
  const drawn = (): JSX.Element => {
    const { picture } = props
    switch (picture.kind) {
      case 'item':
        return <Item kind={itemKind(picture.id)} size={26} />
      case 'map':
        return <TreasureMap site={picture.site} size={30} />
      case 'treasure':
        return <Treasure value={picture.value} size={26} />
      case 'room':
        return <Door size={28} />
    }
  }
  return <>{drawn()}</>
}

function explainedBy(picture: Picture | undefined): string | undefined {
  if (picture === undefined || picture.kind === 'room') return undefined
  return picture.kind === 'item' ? `card:${picture.id}` : `token:${picture.kind}`
}

/** A press is never lost because the table was told anew in the middle of it: a choice keeps its button as long as it is offered. */
function Choices(props: { model: GameModel; choices: readonly Choice[]; quiet?: boolean }): JSX.Element {
  return (
    <Keyed each={props.choices} by="text">
      {(choice) => <ChoiceButton model={props.model} choice={choice()} quiet={props.quiet} />}
    </Keyed>
  )
}

function ChoiceButton(props: { model: GameModel; choice: Choice; quiet?: boolean }): JSX.Element {
  return (
    <button
      class="btn th-do"
      classList={{ ghost: props.quiet, loss: props.choice.isLoss }}
      title={sentenceOf(props.model, props.choice.text)}
      aria-label={sentenceOf(props.model, props.choice.text)}
      onClick={() => void props.model.context.act([...(props.choice.before ?? []), props.choice.text])}
      data-legal=""
      data-testid={`do-${props.choice.text.replaceAll(' ', '-')}`}
    >
      <span>{props.choice.label ?? sentenceOf(props.model, props.choice.text)}</span>
      <Show when={props.choice.price !== null}>
        <b class="th-price">{props.choice.price === 0 ? messages().free : messages().money(props.choice.price ?? 0)}</b>
      </Show>
      <Show when={props.choice.share}>
        <span class="th-share">{props.choice.share}</span>
      </Show>
      <Show when={props.choice.gain}>
        <span class="th-gain">{props.choice.gain}</span>
      </Show>
    </button>
  )
}
