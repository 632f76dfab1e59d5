import type { Look } from '../topic.ts'

/** Points of the advertising track by place, as the set or the table has it. */
export function advertisingTrack({ set, state }: Look): readonly number[] {
  const { advertisingTrack } = state.rules
  return advertisingTrack === 'set' ? set.data.advertising : TRACKS[advertisingTrack]
}

/** Tracks that a table can choose. */
export const TRACKS = {
  '44332': [4, 4, 3, 3, 2],
  '43322': [4, 3, 3, 2, 2],
  '44432': [4, 4, 4, 3, 2],
} as const
