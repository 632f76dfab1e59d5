import { Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import type { ClockReading } from '@fathom/protocol'
import { lazyPart } from '../shell/part.tsx'
import type { Model } from './model.ts'

/** Most tables count nobody's time. */
const Face = lazyPart(
  async () => (await import('./ClockFace.tsx')).ClockFace,
  () => false,
  true,
)

interface ClockProps {
  readonly model: Model
  readonly seat: Seat
}

function clockOf({ model, seat }: ClockProps): ClockReading | undefined {
  return model.context.isPlaying() ? model.present()?.clocks?.[seat] : undefined
}

/** What is left on a seat's clock; nothing where nobody's time is counted, and for bots. */
export function Clock(props: ClockProps): JSX.Element {
  const isPerson = (): boolean => {
    const reading = props.model.context.seats()[props.seat]
    return reading?.kind === 'person' && !reading.standIn
  }
  return (
    <Show when={isPerson() && clockOf(props)}>
      {(clock) => (
        <Face
          clock={clock()}
          bank={bankOf(props.model)}
          isMine={props.model.you() === props.seat}
          isPaused={props.model.present()?.pause?.on === true}
        />
      )}
    </Show>
  )
}

function bankOf(model: Model): number {
  return model.present()?.timeControl?.bank ?? 0
}
