import { lazyPart } from '../../shell/part.tsx'
import { withPanelWords } from './text/index.ts'

// The chart waits for neither.
export const ZoomButtons = lazyPart(
  async () => (await import('./ZoomButtons.tsx')).ZoomButtons,
  () => true,
  true,
)
export const CardFloat = lazyPart(
  async () => (await withPanelWords(() => import('./CardFloat.tsx'))).CardFloat,
  () => true,
  true,
)
