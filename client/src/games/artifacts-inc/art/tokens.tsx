import type { JSX } from 'solid-js'
import { Match, Show, Switch } from 'solid-js'
import { MarkPicture, Placed } from './Placed.tsx'
import type { MarkProps } from './Placed.tsx'
import type { Artifact, Find } from './types.ts'

/** An artifact, told apart by its outline alone: a coiled ammonite, a scroll, a cut gem, a seated idol. */
export function ArtifactMark(props: MarkProps & { artifact: Artifact }): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <g stroke="var(--ai-token-line)" stroke-width="1.3">
        <Switch>
          <Match when={props.artifact === 'fossil'}>
            <Ammonite />
          </Match>
          <Match when={props.artifact === 'scroll'}>
            <Scroll />
          </Match>
          <Match when={props.artifact === 'gem'}>
            <Gem />
          </Match>
          <Match when={props.artifact === 'statue'}>
            <Idol />
          </Match>
        </Switch>
      </g>
    </Placed>
  )
}

function Ammonite(): JSX.Element {
  return (
    <>
      <path
        d="M10.6 9.8H1.2C-5.6 9.8-10.7 5-10.7-1A9.7 9.7 0 0 1-1-10.7C4.4-10.7 8.3-6.9 8.3-1.8Z"
        fill="var(--ai-fossil)"
      />
      <path
        d="M8.3-1.8C8.3 2.3 5 5 1.4 5C-2.4 5-5.2 2.3-5.2-1C-5.2-3.9-3-6-.4-6C2-6 3.8-4.2 3.8-2.2C3.8-.5 2.6.8 1 .8C-.3.8-1.2-.1-1.2-1.2"
        fill="none"
      />
      <path
        d="M-10-4.2L-5.6-3M-9.8 2.4L-5-.2M-6.6 7L-3.4 2.9M-.8 9.7L.4 5.2M5.4 9.5L4.6 4M-6.7-8.7L-3.8-5.1M-.6-10.6V-6.2M5.2-8.2L2.5-5"
        fill="none"
        stroke-width="1"
        opacity=".75"
      />
    </>
  )
}

function Scroll(): JSX.Element {
  return (
    <>
      <path d="M-6.5-7.5H7V7.5H-6.5Z" fill="var(--ai-scroll)" />
      <path d="M-3.4-3.8H4M-3.4-.8H4M-3.4 2.2H1.6" stroke-width="1.2" opacity=".7" />
      <rect x="-9.8" y="-10.8" width="19.6" height="4.8" rx="2.4" fill="var(--ai-scroll)" />
      <rect x="-9.8" y="6" width="19.6" height="4.8" rx="2.4" fill="var(--ai-scroll)" />
      <path d="M-9.8-8.4h-1.5M9.8-8.4h1.5M-9.8 8.4h-1.5M9.8 8.4h1.5" stroke="var(--ai-token-open)" stroke-width="2" />
    </>
  )
}

function Gem(): JSX.Element {
  return (
    <>
      <path d="M-6.4-9H6.4L11.4-2.6 0 11-11.4-2.6Z" fill="var(--ai-gem)" />
      <path d="M-6.4-9L-4.6-2.6 0-9ZM-11.4-2.6H-4.6L0 11Z" fill="#fff" opacity=".38" stroke="none" />
      <path
        d="M-11.4-2.6H11.4M-6.4-9L-4.6-2.6 0-9 4.6-2.6 6.4-9M-4.6-2.6L0 11 4.6-2.6"
        fill="none"
        stroke-width="1"
        opacity=".85"
      />
    </>
  )
}

function Idol(): JSX.Element {
  return (
    <>
      <path d="M-9 11V7.4H9V11Z" fill="var(--ai-statue)" />
      <path
        d="M-6.6 7.4C-7.6 3.6-7-.4-3.8-2L-4.8-5.6-5.6-11H5.6L4.8-5.6 3.8-2C7-.4 7.6 3.6 6.6 7.4Z"
        fill="var(--ai-statue)"
      />
      <path d="M-5.2-8H5.2" fill="none" stroke-width="1.1" />
      <path d="M-2.6-5.4h.01M2.6-5.4h.01" stroke-width="1.9" />
      <path d="M-1.4-2.8H1.4M-4.4 1.6C-2.2 4.4 2.2 4.4 4.4 1.6" fill="none" stroke-width="1.1" />
    </>
  )
}

/** Any artifact: the four outlines in one small case. */
export function AnyArtifactMark(props: MarkProps): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <ArtifactMark artifact="fossil" x={-6} y={-6} size={11.5} />
      <ArtifactMark artifact="scroll" x={6} y={-6} size={11.5} />
      <ArtifactMark artifact="gem" x={-6} y={6} size={11.5} />
      <ArtifactMark artifact="statue" x={6} y={6} size={11.5} />
    </Placed>
  )
}

/** Artifacts of another type: one shape beside a different one. */
export function OtherTypeMark(props: MarkProps): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <ArtifactMark artifact="fossil" x={-6} y={0} size={12} opacity={0.5} />
      <ArtifactMark artifact="gem" x={6.5} y={0} size={14} />
    </Placed>
  )
}

/** What divers bring up: a jar, a few doubloons, a column of a sunken city. */
export function FindMark(props: MarkProps & { find: Find }): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <g stroke="var(--ai-token-line)" stroke-width="1.3">
        <Switch>
          <Match when={props.find === 'pottery'}>
            <path
              d="M-3.4-6.5C-8.5-7.5-9.6-2.5-6.6-.5M3.4-6.5C8.5-7.5 9.6-2.5 6.6-.5"
              fill="none"
              stroke="var(--ai-token-open)"
            />
            <path
              d="M-4.4-11H4.4L3-8V-5.4C6.6-4 7.8-.6 6.8 2.4C6 5 4.4 7.4 2.8 8.6L4 11H-4L-2.8 8.6C-4.4 7.4-6 5-6.8 2.4C-7.8-.6-6.6-4-3-5.4V-8Z"
              fill="var(--ai-clay)"
            />
            <path d="M-6.9-.6H6.9M-6.5 2.8H6.5M-5 1.1l2-1 2 2 2-2 2 2 2-1" fill="none" stroke-width="1" opacity=".8" />
          </Match>
          <Match when={props.find === 'doubloons'}>
            <circle cx="3.6" cy="-4" r="6.4" fill="var(--gold)" />
            <path d="M3.6-7.6V-.4M0-4H7.2" stroke="var(--gold-line)" stroke-width="1.5" />
            <circle cx="-4.2" cy="4" r="7" fill="var(--gold)" />
            <path d="M-4.2 0V8M-8.2 4H-.2" stroke="var(--gold-line)" stroke-width="1.6" />
            <ellipse cx="7" cy="8.3" rx="4.6" ry="2.7" fill="var(--gold)" />
          </Match>
          <Match when={props.find === 'sunkencity'}>
            <path d="M-9-6.6L-.5-11 8-6.6V-4.6H-9Z" fill="var(--ai-verdigris)" />
            <path d="M-7.5-4.6H-4V6H-7.5ZM-1.5-4.6H2V6H-1.5ZM5-4.6H8.5L8 1 9 6H5Z" fill="var(--ai-verdigris)" />
            <path
              d="M-11 7.5q2.75-2.6 5.5 0t5.5 0 5.5 0 5.5 0M-11 11q2.75-2.6 5.5 0t5.5 0 5.5 0 5.5 0"
              fill="none"
              stroke="var(--ai-token-open)"
            />
          </Match>
        </Switch>
      </g>
    </Placed>
  )
}

/** An artifact as a picture of its own, `size` pixels square, 22 unless told. */
export function ArtifactPicture(props: { artifact: Artifact; size?: number; class?: string }): JSX.Element {
  return (
    <MarkPicture size={props.size ?? 22} class={props.class}>
      <ArtifactMark artifact={props.artifact} size={24} />
    </MarkPicture>
  )
}

/** A find as a picture of its own; null is any of them. */
export function FindPicture(props: { find: Find | null; size?: number; class?: string }): JSX.Element {
  return (
    <MarkPicture size={props.size ?? 22} class={props.class}>
      <Show when={props.find} fallback={<AnyFindMark size={24} />}>
        {(find) => <FindMark find={find()} size={24} />}
      </Show>
    </MarkPicture>
  )
}

/** Any find: the three of them together. */
export function AnyFindMark(props: MarkProps): JSX.Element {
  return (
    <Placed {...props} unit={24}>
      <FindMark find="sunkencity" x={0} y={-5.5} size={12} />
      <FindMark find="pottery" x={-6} y={5.5} size={12} />
      <FindMark find="doubloons" x={6} y={5.5} size={12} />
    </Placed>
  )
}
