import data from './data/components.json' with { type: 'json' }
import type { Components } from './components.ts'

/** The components that the game is played with. A test holds them to the schema, so that nobody who plays needs the schema and its library. */
export const components = data as unknown as Components
