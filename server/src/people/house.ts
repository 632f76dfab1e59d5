import {
  WHO_MAKES_ACCOUNTS,
  type AccountInvitations,
  type ChangeHouse,
  type House as HouseReading,
  type HouseSettings,
  type MadeAccountInvitation,
  type NewAccountInvitation,
  type WhoMakesAccounts,
} from '@fathom/protocol'
import type { Language } from '@fathom/kernel'
import { createHash } from 'node:crypto'
import type * as v from 'valibot'
import { apiError } from '../apiError.ts'
import { newId } from '../ids.ts'
import type { NewStoredMeasure, OperatorStore } from '../store/operatorStore.ts'
import type { StoredGuest } from '../store/store.ts'
import { may } from './may.ts'
import { serverNow } from '../serverTime.ts'

/** So many links are told. */
const MOST_LINKS = 200
const DAY = 24 * 3600_000

/** What may be set, as it is kept. */
export const SETTING_KEYS = ['accounts', 'welcome-en', 'welcome-fr', 'imprint-en', 'imprint-fr'] as const
export type SettingKey = (typeof SETTING_KEYS)[number]

/** How the house is run: who may make accounts, what it says to everybody, and its invitations. */
export class House {
  private readonly store: OperatorStore
  private readonly byDefault: WhoMakesAccounts

  /** @param byDefault who may make accounts as long as no operator has set it */
  constructor(store: OperatorStore, byDefault: WhoMakesAccounts) {
    this.store = store
    this.byDefault = byDefault
  }

  /** Who may make accounts here. */
  async whoMakesAccounts(): Promise<WhoMakesAccounts> {
    return this.whoIn(await this.store.houseSettings())
  }

  /** Somebody has opened an operator's link. */
  isInvited(person: string): Promise<boolean> {
    return this.store.isInvited(person)
  }

  /** What everybody may know. */
  async read(language: Language): Promise<HouseReading> {
    const { accounts, welcome, imprint } = await this.settings()
    return { accounts, welcome: inLanguage(welcome, language), imprint: inLanguage(imprint, language) }
  }

  /** @throws ApiError `not-an-operator` */
  async readSettings(guest: StoredGuest): Promise<HouseSettings> {
    await this.mustOperate(guest.id)
    return this.settings()
  }

  /** @throws ApiError `not-an-operator` */
  async change(guest: StoredGuest, change: v.InferOutput<typeof ChangeHouse>): Promise<HouseSettings> {
    await this.mustOperate(guest.id)
    const { accounts, welcome, imprint } = change
    const wanted: Partial<Record<SettingKey, string>> = {
      ...(accounts === undefined ? {} : { accounts }),
      ...(welcome === undefined ? {} : { 'welcome-en': welcome.en, 'welcome-fr': welcome.fr }),
      ...(imprint === undefined ? {} : { 'imprint-en': imprint.en, 'imprint-fr': imprint.fr }),
    }
    const known = { ...this.inWords(await this.settings()) }
    const changed = Object.fromEntries(Object.entries(wanted).filter(([key, value]) => known[key as SettingKey] !== value)) // prettier-ignore
    const measures = Object.keys(changed).map((key) => measureOf(guest.id, 'set', key === 'accounts' ? `accounts: ${changed[key]}` : key)) // prettier-ignore
    await this.store.saveSettings(changed, measures)
    return this.settings()
  }

  /** @throws ApiError `not-an-operator` */
  async invitations(guest: StoredGuest): Promise<AccountInvitations> {
    await this.mustOperate(guest.id)
    const links = await this.store.invitationLinks(MOST_LINKS)
    return {
      invitations: links.map(({ id, note, by, at, until, usedBy, usedAt }) => ({ id, note, by, at, until, usedBy, usedAt })), // prettier-ignore
    }
  }

  /** @throws ApiError `not-an-operator` */
  async invite(
    guest: StoredGuest,
    { note, days }: v.InferOutput<typeof NewAccountInvitation>,
  ): Promise<MadeAccountInvitation> {
    await this.mustOperate(guest.id)
    const token = newId() + newId()
    const measure = measureOf(guest.id, 'invite', note)
    await this.store.addInvitationLink(
      { id: newId(), hash: hashOf(token), note, until: measure.at + days * DAY },
      measure,
    )
    return { token, ...(await this.invitations(guest)) }
  }

  /** @throws ApiError `not-an-operator`, `no-such-invitation` */
  async revoke(guest: StoredGuest, id: string): Promise<AccountInvitations> {
    await this.mustOperate(guest.id)
    const note = (await this.store.invitationLinks(MOST_LINKS)).find((link) => link.id === id)?.note ?? ''
    if (!(await this.store.revokeInvitationLink(id, measureOf(guest.id, 'revoke', note))))
      throw apiError('no-such-invitation')
    return this.invitations(guest)
  }

  /** A guest opens a link: they may make an account from then on. Who may already, or has one, does not use it up. @throws ApiError `old-link` */
  async accept(guest: StoredGuest, token: string, hasAccount: boolean): Promise<void> {
    if (hasAccount || (await this.whoMakesAccounts()) === 'all' || (await this.isInvited(guest.id))) return
    if (!(await this.store.useInvitationLink(hashOf(token), guest.id, serverNow()))) throw apiError('old-link')
  }

  private async settings(): Promise<HouseSettings> {
    const kept = await this.store.houseSettings()
    const words = (key: 'welcome' | 'imprint') => ({ en: kept[`${key}-en`] ?? '', fr: kept[`${key}-fr`] ?? '' })
    return { accounts: this.whoIn(kept), welcome: words('welcome'), imprint: words('imprint') }
  }

  private whoIn(kept: Readonly<Record<string, string>>): WhoMakesAccounts {
    return WHO_MAKES_ACCOUNTS.find((who) => who === kept['accounts']) ?? this.byDefault
  }

  private inWords({ accounts, welcome, imprint }: HouseSettings): Record<SettingKey, string> {
    return {
      accounts,
      'welcome-en': welcome.en,
      'welcome-fr': welcome.fr,
      'imprint-en': imprint.en,
      'imprint-fr': imprint.fr,
    }
  }

  private async mustOperate(person: string): Promise<void> {
    const refused = may.operate(await this.store.role(person))
    if (refused !== null) throw apiError(refused)
  }
}

function inLanguage(words: Readonly<Record<Language, string>>, language: Language): HouseReading['welcome'] {
  const other = language === 'en' ? 'fr' : 'en'
  const found = ([language, other] as const).find((each) => words[each] !== '')
  return found === undefined ? null : { language: found, words: words[found] }
}

function measureOf(by: string, kind: NewStoredMeasure['kind'], why: string): NewStoredMeasure {
  return { id: newId(), at: serverNow(), kind, by, about: null, why, until: null, report: null }
}

/** So many random bits need no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(`fathom invitation ${token}`).digest('base64url')
}
