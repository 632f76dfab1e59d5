import type { Language } from '@fathom/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { NoticeText } from './texts.ts'

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeText>> = { en, fr }
