import type { Language } from '@fathom/kernel'

interface MailText {
  readonly title: string
  readonly text: (name: string) => string
  readonly footer: string
}

/** What stands in an e-mail that lets somebody come back. */
export const MAIL_TEXTS: Readonly<Record<Language, MailText>> = {
  en: {
    title: 'Your link to sign in',
    text: (name) => `This link signs you in as ${name}, once, within half an hour:`,
    footer:
      'Somebody asked for it on the page about you. If that was not you, do nothing: the link is of no use to them.',
  },
  fr: {
    title: 'Votre lien de connexion',
    text: (name) => `Ce lien vous connecte en tant que ${name}, une fois, dans la demi-heure :`,
    footer:
      'Quelqu’un l’a demandé sur la page qui parle de vous. Si ce n’était pas vous, ne faites rien : le lien ne lui sert à rien.',
  },
}
