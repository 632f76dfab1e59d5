import { createEffect, createSignal, on } from 'solid-js'
import { loadExplanations, type Explained, type Explanations } from '@fathom/thesauros'
import { createPreview } from '../../../board/preview.ts'
import { bringAhead } from '../../../shell/part.tsx'
import { language } from '../../../shell/preferences.ts'
import type { Around } from '../around.ts'
import { withPanelWords } from '../text/index.ts'
import type { Subject } from './subjects.ts'

/**
 * Everything explains itself: whatever carries `data-explain` (subjects.ts) is explained when the mouse rests on it, the keyboard
 * stands on it or a finger holds it. Made once for a table; show its `Note` once.
 */
export function createExplain(around: Around) {
  // Words and note are fetched when somebody wants to know for the first time or in idle time, and the words again in another language.
  const [loaded, setLoaded] = createSignal<{ words: Explanations; note: typeof import('./Note.tsx') } | null>(null)
  const [isWanted, setWanted] = createSignal(false)
  createEffect(() => {
    const tongue = language()
    if (!isWanted()) return
    void Promise.all([loadExplanations(tongue, around.tableSet.set), withPanelWords(() => import('./Note.tsx'))]).then(
      ([words, note]) => tongue === language() && setLoaded({ words, note }),
      // Whoever wants to know again asks again.
      () => setWanted(false),
    )
  })
  bringAhead(async () => void setWanted(true))
  const wordsFor = (subject: Subject): Explained | null => {
    const known = loaded()
    return known === null ? null : known.note.explained(known.words, subject, around.view())
  }
  const preview = createPreview<Subject>({
    subjectOf: (element) => {
      const anchor = element.closest('[data-explain]')
      return anchor === null ? null : { subject: anchor.getAttribute('data-explain') ?? '', anchor }
    },
    onWanted: () => setWanted(true),
    canRead: (subject) => wordsFor(subject) !== null,
    isOwn: (element) => element.closest('.th-explain') !== null,
    position: around.view,
  })
  createEffect(on(() => around.view().phase, preview.close, { defer: true }))
  return { ...preview, wordsFor, Note: () => loaded()?.note.ExplainNote }
}

export type Explain = ReturnType<typeof createExplain>
