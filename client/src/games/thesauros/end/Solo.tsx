import { For, Show, type JSX } from 'solid-js'
import type { SoloView, TrophyView } from '@fathom/thesauros'
import type { Around } from '../around.ts'
import { Trophy, type TrophyKind } from '../art/index.ts'
import { words } from '../words/index.ts'
import './end.css'

const PICTURES: Readonly<Record<TrophyView['id'], TrophyKind>> = {
  boss: 'boss',
  museum: 'explorer',
  advertising: 'advertising',
  fishing: 'fishing',
}

/** The goal of a game alone, and how near it is. */
export function SoloGoal(props: { around: Around; solo: SoloView }): JSX.Element {
  const rooms = () => props.around.view().rooms
  const bonus = (): string => {
    const by = props.around.book.set.data.solo.bonusByEndOf
    const { quadrimester } = props.around.view()
    const key = quadrimester <= 6 ? '6' : quadrimester === 7 ? '7' : quadrimester === 8 ? '8' : '9'
    return words().solo.bonusByNow(by[key], Number(key))
  }
  return (
    <div class="th-goal" data-testid="solo-goal">
      <p>{words().solo.goal(props.solo.threshold)}</p>
      <p class="soft">
        {words().solo.rooms(rooms().filter(({ open }) => open).length, rooms().length)}
        {' · '}
        {props.solo.bonus > 0 ? words().solo.bonus(props.solo.bonus) : bonus()}
      </p>
    </div>
  )
}

/** The trophies, won or as outlines, each with what it takes. */
export function Trophies(props: { around: Around; solo: SoloView; large?: boolean }): JSX.Element {
  return (
    <ul class="th-trophies" classList={{ large: props.large === true }} data-testid="trophies">
      <For each={props.solo.trophies}>
        {(trophy) => (
          <li data-explain={`trophy:${trophy.id}`} data-testid={`trophy-${trophy.id}`} data-medal={trophy.medal ?? ''}>
            <Trophy kind={PICTURES[trophy.id]} grade={trophy.medal} width={props.large ? 64 : 34} />
            <b>{words().solo.trophy[trophy.id]}</b>
            <span class="soft">{trophy.medal === null ? words().solo.noMedal : words().solo.medal[trophy.medal]}</span>
            <Show when={props.large}>
              <span class="soft">{words().solo.need[trophy.id](stepsOf(trophy))}</span>
              <Show when={trophy.value !== null}>
                <span>{words().solo.have(valueOf(trophy, trophy.value ?? 0))}</span>
              </Show>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}

const valueOf = ({ id }: TrophyView, value: number): string => (id === 'fishing' ? words().money(value) : String(value))

const stepsOf = (trophy: TrophyView): string => trophy.steps.map((step) => valueOf(trophy, step)).join(' / ')

/** Under the result of a game alone: was the goal reached, and the trophies. */
export function SoloEnd(props: { around: Around }): JSX.Element {
  return (
    <Show when={props.around.view().solo}>
      {(solo) => (
        <section class="th-solo-end" aria-labelledby="trophies-title">
          <SoloGoal around={props.around} solo={solo()} />
          <h3 id="trophies-title">{words().solo.trophies}</h3>
          <Trophies around={props.around} solo={solo()} large />
        </section>
      )}
    </Show>
  )
}
