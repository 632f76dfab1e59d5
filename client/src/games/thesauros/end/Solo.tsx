import { For, Show, type JSX } from 'solid-js'
import type { SoloView, TrophyView } from '@fathom/thesauros'
import type { Around } from '../around.ts'
import { Trophy, type TrophyKind } from '../art/index.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import './end.css'

const PICTURES: Readonly<Record<TrophyView['id'], TrophyKind>> = {
  boss: 'boss',
  museum: 'explorer',
  advertising: 'advertising',
  fishing: 'fishing',
}

/** The goal of a game alone, and how near it is; `brief` leaves out what a full museum would bring. */
export function SoloGoal(props: { around: Around; solo: SoloView; brief?: boolean }): JSX.Element {
  const rooms = () => props.around.view().rooms
  const bonus = (): string => {
    const by = props.around.tableSet.set.data.solo.bonusByEndOf
    const { quadrimester } = props.around.view()
    const key = quadrimester <= 6 ? '6' : quadrimester === 7 ? '7' : quadrimester === 8 ? '8' : '9'
    return panelMessages().solo.bonusByNow(by[key], Number(key))
  }
  return (
    <div class="th-goal" data-testid="solo-goal">
      <p>{panelMessages().solo.goal(props.solo.threshold)}</p>
      <p class="soft">
        {panelMessages().solo.rooms(rooms().filter(({ open }) => open).length, rooms().length)}
        <Show when={!props.brief}>
          {' · '}
          {props.solo.bonus > 0 ? panelMessages().solo.bonus(props.solo.bonus) : bonus()}
        </Show>
      </p>
    </div>
  )
}

/** The trophies, won or as outlines, each with what it takes. */
export function Trophies(props: { around: Around; solo: SoloView; large?: boolean; bars?: boolean }): JSX.Element {
  return (
    <ul class="th-trophies" classList={{ large: props.large === true }} data-testid="trophies">
      <For each={props.solo.trophies}>
        {(trophy) => (
          <li data-explain={`trophy:${trophy.id}`} data-testid={`trophy-${trophy.id}`} data-medal={trophy.medal ?? ''}>
            <Trophy kind={PICTURES[trophy.id]} grade={trophy.medal} width={props.large ? 84 : 34} />
            <b title={panelMessages().solo.trophy[trophy.id]}>{panelMessages().solo.trophy[trophy.id]}</b>
            <span class="soft">
              {trophy.medal === null ? panelMessages().solo.noMedal : panelMessages().solo.medal[trophy.medal]}
            </span>
            <Show when={props.bars}>
              <Progress trophy={trophy} />
            </Show>
            <Show when={props.large}>
              <span class="soft">{panelMessages().solo.need[trophy.id](stepsOf(trophy))}</span>
              <Show when={trophy.value !== null}>
                <span>{panelMessages().solo.have(valueOf(trophy, trophy.value ?? 0))}</span>
              </Show>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}

/** How far it is to the next medal; a museum counts quadrimesters and has no bar. */
function Progress(props: { trophy: TrophyView }): JSX.Element {
  const next = (): number => props.trophy.steps.find((step) => step > (props.trophy.value ?? 0)) ?? props.trophy.steps.at(-1) ?? 0 // prettier-ignore
  return (
    <Show when={props.trophy.id !== 'museum' && props.trophy.value !== null}>
      <meter
        aria-label={panelMessages().solo.trophy[props.trophy.id]}
        min={0}
        max={next()}
        value={props.trophy.value ?? 0}
      >
        {`${props.trophy.value} / ${next()}`}
      </meter>
      <span class="th-progress">{`${props.trophy.value}/${next()}`}</span>
    </Show>
  )
}

const valueOf = ({ id }: TrophyView, value: number): string =>
  id === 'fishing' ? officeMessages().money(value) : String(value)

const stepsOf = (trophy: TrophyView): string => trophy.steps.map((step) => valueOf(trophy, step)).join(' / ')

/** Under the result of a game alone: was the goal reached, and the trophies. */
export function SoloEnd(props: { around: Around }): JSX.Element {
  return (
    <Show when={props.around.view().solo}>
      {(solo) => (
        <section class="th-solo-end" aria-labelledby="trophies-title">
          <SoloGoal around={props.around} solo={solo()} brief={solo().bonus === 0} />
          <h3 id="trophies-title">{panelMessages().solo.trophies}</h3>
          <Trophies around={props.around} solo={solo()} large />
        </section>
      )}
    </Show>
  )
}
