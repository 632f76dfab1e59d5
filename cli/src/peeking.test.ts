import { describePeeking } from '@fathom/bots/testkit'
import { GAME_IDS, loadGame } from '@fathom/catalog'

// Every game of the catalogue, and nobody's list: whoever registers a game has its bots held to this.
for (const id of GAME_IDS) {
  const entry = await loadGame(id)
  if (entry === null) throw new Error(`the catalogue has no ${id}`)
  describePeeking(entry.game)
}
