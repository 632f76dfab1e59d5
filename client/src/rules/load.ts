import { withWords } from './text/index.ts'

/** The page of the rules, with its words. */
export const loadPage = async () => (await withWords(() => import('./RulesPage.tsx'))).RulesPage
