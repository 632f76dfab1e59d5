import type { Refusal } from '@fathom/kernel'
import type { TableCode, TableText } from '@fathom/table'

/** Every sentence of a table in one language besides the game's own: a missing one does not compile. */
export interface EngineText extends TableText {
  readonly refusals: Readonly<Record<TableCode, string | ((params: Refusal['params']) => string)>>
}
