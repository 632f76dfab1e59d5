import type { Language } from '@fathom/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { AdminText } from './texts.ts'

export type { AdminText } from './texts.ts'
export const ADMIN_TEXTS: Readonly<Record<Language, AdminText>> = { en, fr }
