import type { JSX } from 'solid-js'
import { createComponent, For, Show } from 'solid-js'
import { CoinMark } from '../counters.tsx'
import { ArtifactMark } from '../tokens.tsx'
import type { Artifact } from '../types.ts'
import { engraved, Sky } from './Sky.tsx'

const crewSorts = [
  'party',
  'pair',
  'diver',
  'pilot',
  'scholar',
  'gambler',
  'merchant',
  'banker',
  'reporter',
  'curator',
  'surveyor',
  'digger',
] as const
export type CrewSort = (typeof crewSorts)[number]

export interface CrewProps {
  readonly sort: CrewSort
  readonly gilt: boolean
  readonly mirrored: boolean
  /** Faces in a party. */
  readonly heads: number
  readonly artifact: Artifact | null
}

/** A cut-paper portrait in an oval, of 1929: heads in profile, told apart by hat and what they hold. */
export function CrewScene(props: CrewProps): JSX.Element {
  const group = (): boolean => props.sort === 'party' || props.sort === 'pair'
  return (
    <>
      <Sky gilt={props.gilt} x={70} y={38} sun={0} />
      <g transform={props.mirrored ? 'translate(140 0) scale(-1 1)' : undefined} {...engraved}>
        <Show when={group()} fallback={<Portrait {...props} />}>
          <Group heads={props.sort === 'party' ? props.heads : 2} helmets={props.sort === 'party'} />
        </Show>
      </g>
      <Show when={props.artifact}>
        {(artifact) => <ArtifactMark artifact={artifact()} x={props.mirrored ? 34 : 106} y={50} size={24} />}
      </Show>
    </>
  )
}

const profile =
  'M-24 40C-24 24-13 19-8 12-8 9-8.5 7-9 5-14 1-15.5-8-11-15-6.5-21.5 5-21.5 9-14.5 10.5-11.8 10.3-9.5 10.5-7.5L13.8-2C14.3-.8 13.6 0 12 .1L12.3 2.4 11.2 3.5 11.9 5 10.6 6.2C11 8.8 9.8 10.4 6.2 10.2 4.4 10.1 3.4 10.6 3.4 12.2 3.8 16 10 17.5 15 20.5 22 24 25 30 25 40Z'

/** What tells one portrait from another; people in a group wear the same. */
const people: Readonly<Record<CrewSort, () => JSX.Element>> = {
  party: PithHelmet,
  pair: PithHelmet,
  diver: Diver,
  pilot: Pilot,
  scholar: Scholar,
  gambler: Gambler,
  merchant: Merchant,
  banker: Banker,
  reporter: Reporter,
  curator: Curator,
  surveyor: Surveyor,
  digger: PithHelmet,
}

function Portrait(props: CrewProps): JSX.Element {
  return (
    <>
      <ellipse cx="70" cy="38" rx="30" ry="34" fill="var(--ai-sun)" />
      <ellipse cx="70" cy="38" rx="33" ry="37" fill="none" stroke="var(--ai-gilt)" stroke-width="2" />
      <g transform="translate(68 36)">
        <path d={profile} fill="var(--ai-line)" />
        {createComponent(people[props.sort], {})}
      </g>
    </>
  )
}

function PithHelmet(): JSX.Element {
  return (
    <>
      <path d="M-13-9C-12.5-24 8-26 12-11Z" fill="var(--ai-sand-1)" />
      <path d="M-21-3.5Q-14-10 0-11T18-6.5Q8-8.5-2-7.5T-21-3.5Z" fill="var(--ai-sand-2)" />
      <path d="M-2-22Q-6-16-5-10M4-21Q5-16 5-11" fill="none" stroke-width=".6" />
    </>
  )
}

function Surveyor(): JSX.Element {
  return (
    <>
      <PithHelmet />
      <path d="M14-3L33-9 34.5-4 15.5.5Z" fill="var(--gold)" />
    </>
  )
}

function Merchant(): JSX.Element {
  return (
    <>
      <Hat bowl />
      <Coins />
    </>
  )
}

function Banker(): JSX.Element {
  return (
    <>
      <Hat />
      <Coins />
    </>
  )
}

function Diver(): JSX.Element {
  return (
    <>
      <path d="M-11.5-2C-17-12-9-23 0-22 8-21.5 11-15 10.5-9Q-2-12-11.5-2Z" fill="var(--ai-cloth)" />
      <path d="M-12-4Q-2-13 11-10.5" fill="none" stroke="var(--ai-sun)" stroke-width="1.6" />
      <ellipse cx="8" cy="-13.5" rx="4.6" ry="3.4" transform="rotate(20 8 -13.5)" fill="var(--ai-sea-2)" />
      <path d="M-16 24Q0 34 14 21" fill="none" stroke="var(--gold)" stroke-width="1.8" stroke-dasharray="1 3" />
      <path d="M22 27q-2-8 4-12 8 2 8 9-5 6-12 3ZM26 15.5q-.5 6 0 11M30 18q-2 5-2 9" fill="var(--ai-clay-1)" />
      <circle cx="25" cy="2" r="1.6" fill="var(--ai-sea-1)" />
      <circle cx="28" cy="-5" r="2.2" fill="var(--ai-sea-1)" />
    </>
  )
}

function Pilot(): JSX.Element {
  return (
    <>
      <path d="M-11.5 6C-19-8-11-23 0-22.5 8-22 11.5-16 10.8-8.5L5-8.5Q1 0-1 8-4 11-8 11Z" fill="var(--ai-walnut-2)" />
      <ellipse cx="7.5" cy="-12.5" rx="5" ry="4" fill="var(--ai-sea-1)" stroke-width="1.4" />
      <path d="M2.5-13Q-8-15-14-9" fill="none" stroke-width="1.8" />
      <path
        d="M-9 12Q0 18 6 12L7 17Q-2 23-11 17ZM-10 15Q-22 10-30 16-24 17-25 21-17 17-10 18Z"
        fill="var(--ai-cloth)"
      />
      <path d="M-4-2a2.6 2.6 0 1 1-.1 0" fill="none" stroke-width="1.1" />
    </>
  )
}

function Scholar(): JSX.Element {
  return (
    <>
      <path d="M2 3Q8 2 12 4.5 13.5 12 7.5 17 2 15 .5 8Z" fill="var(--ai-stone-2)" />
      <path d="M-12-6Q-14 2-8.5 6-4 0-7-6-10-9-12-6Z" fill="var(--ai-stone-2)" />
      <circle cx="9" cy="-5" r="3.6" fill="var(--ai-sea-1)" stroke-width="1.2" />
      <path d="M5.5-5.5L-5-7" fill="none" stroke="var(--gold)" stroke-width="1.2" />
      <path d="M20 12L37 9 40 31 24 34Z" fill="var(--ai-stone-1)" />
      <path d="M24 15.5l10-2M24.5 19.5l11-2M25 23.5l7-1.3M26 27.5l10-2" fill="none" stroke-width="1.2" />
    </>
  )
}

function Gambler(): JSX.Element {
  return (
    <>
      <path d="M-15 2C-20-16-8-24 1-23 9-22 13-15 13-8.5 4-12-6-9-15 2Z" fill="var(--ai-leaf-3)" />
      <path d="M-15.5-1Q-4-13 13-10.5" fill="none" stroke="var(--gold)" stroke-width="2" />
      <path
        d="M-12 22Q0 32 12 20M-14 25Q0 37 15 23"
        fill="none"
        stroke="var(--ai-sun)"
        stroke-width="1.3"
        stroke-dasharray=".5 2.6"
      />
      <For each={[-24, 0, 24]}>
        {(turn) => (
          <g transform={`translate(27 32) rotate(${turn})`}>
            <rect x="-6" y="-22" width="12" height="18" rx="1.5" fill="var(--ai-sun)" />
            <path
              d={
                turn === 0
                  ? 'M0-17.5l3 4.5-3 4.5-3-4.5Z'
                  : 'M0-17C3-14 4-12 2-11L.8-11.5 1.5-9H-1.5L-.8-11.5-2-11C-4-12-3-14 0-17Z'
              }
              fill={turn === 0 ? 'var(--ai-cloth)' : 'var(--ai-line)'}
              stroke="none"
            />
          </g>
        )}
      </For>
    </>
  )
}

function Hat(props: { bowl?: boolean }): JSX.Element {
  return (
    <>
      <path
        d={props.bowl ? 'M-12-9C-13-26 10-27 10.5-11Z' : 'M-11-9L-13-33Q-1-35.5 11-33L10-11Z'}
        fill="var(--ai-steel-3)"
      />
      <path d="M-19-7Q-16-11-10-10.5L10-12.5Q15-13 17-10.5 0-7.5-19-7Z" fill="var(--ai-steel-3)" />
      <path d="M-11.5-13.5L10.5-15" fill="none" stroke="var(--gold)" stroke-width="2" />
      <path d="M6 3.5Q11 1.5 15 4 11 6 6 3.5Z" fill="var(--ai-walnut-2)" />
    </>
  )
}

function Coins(): JSX.Element {
  return (
    <>
      <CoinMark x={27} y={27} size={15} text="" />
      <CoinMark x={33} y={17} size={11} text="" />
    </>
  )
}

function Reporter(): JSX.Element {
  return (
    <>
      <path d="M-12-9C-12-20-8-24-2-22 2-21 4-24 8-21 10.5-19 10.5-15 10.5-11Z" fill="var(--ai-walnut-2)" />
      <path d="M-20-5Q-14-10 0-11.5T18-9Q8-8-2-7.5T-20-5Z" fill="var(--ai-walnut-2)" />
      <path d="M-11.5-11L10.5-13" fill="none" stroke="var(--ai-line)" stroke-width="2.6" />
      <path d="M-5-12.5L-2-22 4-20 1-12.8Z" fill="var(--ai-sun)" />
      <path d="M18 16H36V34H18Z" fill="var(--ai-sun)" />
      <path d="M21 20H33M21 24H33M21 27H33M21 30H29" stroke-width="1.2" />
    </>
  )
}

function Curator(): JSX.Element {
  return (
    <>
      <path d="M-12-5Q-15 3-8.5 7-5 2-6-3-9-8-12-5Z" fill="var(--ai-stone-1)" />
      <circle cx="9" cy="-5" r="3.6" fill="var(--ai-sea-1)" stroke="var(--gold)" stroke-width="1.4" />
      <path d="M9-1.5Q8 12 2 20" fill="none" stroke="var(--gold)" stroke-width=".9" />
      <path d="M0 18L8 14V22ZM0 18L-8 15V22Z" fill="var(--ai-cloth)" />
      <path d="M19 14H38V33H19Z" fill="var(--ai-gilt-fill)" />
      <path d="M22 17H35V30H22Z" fill="var(--ai-sun)" />
      <path d="M22 30L27 22 30 26 32 24 35 30Z" fill="var(--ai-ice-2)" />
    </>
  )
}

/** Heads side by side, the nearest in front. */
function Group(props: { heads: number; helmets: boolean }): JSX.Element {
  const places = () => {
    const count = Math.max(2, Math.min(4, props.heads))
    const step = count === 2 ? 34 : 27
    return Array.from({ length: count }, (_, index) => ({
      x: 66 + (index - (count - 1) / 2) * step,
      y: 40 + (index % 2 ? -5 : 0),
      hat: index % 3,
    }))
  }
  return (
    <For each={places()}>
      {(place) => (
        <g transform={`translate(${place.x} ${place.y}) scale(.88)`}>
          <path d={profile} fill="var(--ai-line)" stroke="var(--ai-sun)" stroke-width="1.6" />
          <Show
            when={place.hat !== 1 || !props.helmets}
            fallback={<path d="M-13 2C-19-14-8-23 1-22 9-21 11-15 10.5-9 2-12-6-8-13 2Z" fill="var(--ai-cloth)" />}
          >
            <PithHelmet />
          </Show>
        </g>
      )}
    </For>
  )
}
