import { withWords } from './text/index.ts'

export const loadSeek = async () => (await withWords(() => import('./Seek.tsx'))).Seek
export const loadSearch = async () => (await withWords(() => import('./Search.tsx'))).Search
