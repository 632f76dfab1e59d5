import { createSignal, For, onCleanup, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import { ArtDefs } from '../art/ArtDefs.tsx'

/** Patterns and gradients that drawings refer to by name (`url(#...)`). */
type Defs = () => JSX.Element

const [gameDefs, setGameDefs] = createSignal<readonly Defs[]>([])

/** The one element of the page that holds them: those of all drawings, and those of the game that is open. Mount it once. */
export function PageDefs(): JSX.Element {
  return (
    <svg width="0" height="0" class="art-defs" aria-hidden="true" data-testid="defs">
      <defs>
        <ArtDefs />
        <For each={[...new Set(gameDefs())]}>{(defs) => defs()}</For>
      </defs>
    </svg>
  )
}

/** Gives a game's definitions to the page as long as its table is open: its pieces lie on the board, in rivals' cards and in the sheet. */
export function provideDefs(defs: Defs): void {
  setGameDefs((before) => [...before, defs])
  // The next table of a game may be there before the last one has gone.
  onCleanup(() => setGameDefs((before) => before.toSpliced(before.indexOf(defs), 1)))
}

/** Something of a game that lies over the page, as long as its table is open. */
export function mountBeside(what: () => JSX.Element): void {
  const place = document.body.appendChild(document.createElement('div'))
  const dispose = render(what, place)
  onCleanup(() => {
    dispose()
    place.remove()
  })
}
