import type { Language } from '@fathom/kernel'
import type { ThesaurosSet } from '../set.ts'
import type { Explanations } from './explanations.ts'

/** The explanations of a set in one language, from a module of their own: a page asks for them when somebody wants to know. */
export async function loadExplanations(language: Language, set: ThesaurosSet): Promise<Explanations> {
  if (language === 'fr') return (await import('./fr/explain.ts')).explainInFrench(set)
  return (await import('./en/explain.ts')).explainInEnglish(set)
}
