import type { JSX } from 'solid-js'
import type { PlayerView } from '@fathom/artifacts-inc'
import { Ticking } from '../../table/Rivals.tsx'
import { ArtifactPicture, CoinPicture, FindPicture } from './art/index.ts'
import type { GameModel } from './model.ts'
import { drawnArtifact, drawnFind } from './tableSet.ts'
import { messages } from './text/index.ts'

/** Something that a seat has some of. */
export interface Thing {
  readonly picture: (size: number) => JSX.Element
  readonly count: (player: PlayerView | undefined) => number
  readonly words: (count: number) => string
}

export const money: Thing = {
  picture: (size) => <CoinPicture size={size} />,
  count: (player) => player?.money ?? 0,
  words: (count) => messages().money(count),
}

export function thingsIn(model: GameModel, which: 'artifacts' | 'finds'): Thing[] {
  const isFind = which === 'finds'
  return model.tableSet.set[which].map(({ id }) => ({
    picture: (size) =>
      isFind ? (
        <FindPicture find={drawnFind(model.tableSet, id)} size={size} />
      ) : (
        <ArtifactPicture artifact={drawnArtifact(model.tableSet, id)} size={size} />
      ),
    count: (player) => player?.[which][id] ?? 0,
    words: (count) =>
      isFind ? messages().found(count, model.findName(id)) : messages().counted(count, model.artifactName(id, count)),
  }))
}

/** A picture and how many there are; in words for the mouse and for ears. */
export function Count(props: { thing: Thing; player: PlayerView | undefined; size: number }): JSX.Element {
  const count = (): number => props.thing.count(props.player)
  const words = (): string => props.thing.words(count())
  return (
    <span class="ai-count" classList={{ none: count() === 0 }} title={words()}>
      {props.thing.picture(props.size)}
      <b aria-hidden="true">
        <Ticking value={count()} />
      </b>
      <span class="visually-hidden">{words()}, </span>
    </span>
  )
}
