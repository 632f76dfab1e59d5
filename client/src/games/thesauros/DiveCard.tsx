import { createMemo, For, Show, type JSX } from 'solid-js'
import { seatColor } from '../../table/seats.ts'
import { sentenceOf } from './around.ts'
import { DiveCutaway, diveHeight, diveLevelRect, diveWidth, type DiveProps } from './art/index.ts'
import type { GameModel } from './model.ts'
import { fightsOf, gearOf, levelsOf } from './dive.ts'
import { drawnHull } from './drawn.ts'
import { messages } from './text/index.ts'
import './dive.css'

/** The dive as a cutaway: the diver goes down level by level, and what may be lifted is clicked where it lies. */
export function DiveCard(props: { model: GameModel }): JSX.Element {
  const { model } = props
  const pending = () => model.view().pending
  const dive = () => pending()?.dive ?? null
  const boat = () => model.view().zodiacs.find(({ zodiac }) => zodiac === pending()?.zodiac)
  const levels = createMemo(() => levelsOf(model))
  const legal = (): readonly string[] => (model.asked()?.kind === 'dive' ? model.context.legal() : [])
  const fight = (): DiveProps['fight'] => fightNow(model)
  return (
    <Show when={dive()}>
      {(now) => (
        <>
          <header class="th-card-head">
            <h2>{messages().dive.title(now().number, now().column)}</h2>
            <span class="grow" />
            <span class="th-chip">{messages().dive.left(pending()?.left ?? 0)}</span>
          </header>
          <div class="th-dive" data-region="dive">
            <DiveCutaway
              seat={seatColor(boat()?.seat ?? 0)}
              hull={drawnHull(pending()?.zodiac ?? 'green')}
              boss={boat()?.crew?.sort === 'B'}
              armed={now().depths.some((depth) => depth.what === 'shark' && depth.kills !== null)}
              gear={gearOf(now().depths)}
              depth={pending()?.depth ?? 0}
              levels={levels()}
              fight={fight()}
            />
            <For each={legal().filter((text) => text.startsWith('lift'))}>
              {(text) => (
                <button
                  class="th-lift"
                  style={overLevel(Number(text.split(' ')[1]))}
                  aria-label={sentenceOf(model, text)}
                  onClick={() => void model.context.act([text])}
                  data-spot={`depth:${text.split(' ')[1]}`}
                  data-legal=""
                  data-testid={`do-${text.replaceAll(' ', '-')}`}
                />
              )}
            </For>
          </div>
          <ol class="visually-hidden">
            <For each={levels()}>
              {(level, index) => <li>{messages().dive.levelSpoken(index() + 1, level.title, level.detail ?? '')}</li>}
            </For>
          </ol>
          <Show when={legal().length > 0}>
            <div class="th-card-foot">
              <For each={legal().filter((text) => !text.startsWith('lift'))}>
                {(text) => (
                  <button
                    class="btn th-do"
                    classList={{ primary: text === 'deeper', ghost: text === 'surface' }}
                    title={sentenceOf(model, text)}
                    onClick={() => void model.context.act([text])}
                    data-legal=""
                    data-testid={`do-${text.replaceAll(' ', '-')}`}
                  >
                    {sentenceOf(model, text)}
                  </button>
                )}
              </For>
            </div>
          </Show>
        </>
      )}
    </Show>
  )
}

/** The shark that was fought last, with its die; else the one below with the odds. */
function fightNow(model: GameModel): DiveProps['fight'] {
  const pending = model.view().pending
  const depth = pending?.depth ?? 0
  const last = fightsOf(model).at(-1)
  if (last !== undefined && last.depth === depth && last.roll !== null) return { depth, odds: '', roll: last.roll }
  const below = pending?.dive?.depths[depth]
  if (below?.what !== 'shark' || below.kills === null) return null
  return { depth: depth + 1, odds: below.kills >= 6 ? messages().dive.certain : messages().dive.odds(below.kills) }
}

function overLevel(depth: number): JSX.CSSProperties {
  const { x, y, width, height } = diveLevelRect(depth)
  const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(2)}%`
  return { left: part(x, diveWidth), top: part(y, diveHeight), width: part(width, diveWidth), height: part(height, diveHeight) } // prettier-ignore
}
