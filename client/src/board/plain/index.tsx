import { createEffect, createSignal } from 'solid-js'
import type { AnyGame, GameText, GameTexts, GameView } from '@fathom/kernel'
import { getGames } from '../../api/api.ts'
import type { GamePage, GamePart, TableContext } from '../../games/page.ts'
import { language } from '../../shell/preferences.ts'
import { createPointer } from '../pointer.ts'
import { PlainBoard, type PlainAim, type PlainProps } from './PlainBoard.tsx'
import { plainText } from './plainText.ts'
import { words } from './text.ts'

/** What a page may know of a game without a board: its words, and its notation. */
export interface PlainWords {
  readonly texts: GameTexts
  readonly notation: AnyGame['notation']
}

/**
 * A page for a game that has no board of its own yet: its position in lists, its legal actions as buttons.
 * @param known the game's own words, and what reads its actions; without them the notation speaks
 * @returns null if the server knows no such game
 */
export async function plainPage(id: string, known?: PlainWords): Promise<GamePage | null> {
  const [name, setName] = createSignal('')
  const [sources, setSources] = createSignal<readonly string[]>([])
  /** The server has its name, in the reader's language. */
  const askName = async (): Promise<boolean> => {
    const answer = await getGames()
    const info = answer.ok ? answer.value.games.find((game) => game.id === id) : undefined
    if (info !== undefined) setName(info.name)
    return info !== undefined
  }
  if (known === undefined && !(await askName())) return null
  const text = (): GameText => known?.texts[language()] ?? plainText(name(), sources())
  return {
    text,
    speak: async () => void (known === undefined && (await askName())),
    help: async () => ({
      rules: [words().noDrawing],
      keys: [
        [words().keys.arrows, words().keys.go],
        [words().keys.enter, words().keys.does],
      ],
    }),
    open: (context) => {
      createEffect(() => setSources(Object.keys((context.view() as GameView | null)?.scores[0]?.sources ?? {})))
      return openPart(context, text, known)
    },
  }
}

function openPart(context: TableContext, game: () => GameText, known?: PlainWords): GamePart {
  const view = (): GameView => context.view() as GameView
  const sentenceOf = (text: string): string => {
    const action = known?.notation.parse(text) ?? null
    return action === null ? text : game().action(action, view())
  }
  const pointer = createPointer<null, PlainAim>({
    nothing: null,
    legal: context.legal,
    aimAt: (spot) => {
      const text = spot.slice('do:'.length)
      return context.legal().includes(text) ? { can: 'do', text } : null
    },
    go: ({ text }) => context.act([text]),
    // A button says all that there is to say of it.
    isCostly: () => false,
    spoken: ({ text }) => sentenceOf(text),
  })
  const props: PlainProps = { context, game, pointer, sentenceOf }
  return {
    Board: () => <PlainBoard {...props} />,
    PhoneBoard: (phone) => <PlainBoard {...props}>{phone.children}</PlainBoard>,
    Rival: () => null,
    note: () => (context.draft().held === null ? words().help : sentenceOf(context.draft().held ?? '')),
    noteIsRefusal: () => false,
    controls: () => [],
    confirm: () => null,
    tabs: () => [],
    wantedTab: () => null,
    progress: () => '',
    score: (seat) => view().scores[seat]?.total ?? 0,
    status: () => null,
  }
}
