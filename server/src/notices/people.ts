import { MOST_MUTED, type ChangeChannel, type ChangeNotices, type ChannelReading, type NewChannel, type NoticeFailure, type NoticesReading, type Vacation } from '@fathom/protocol' // prettier-ignore
import type * as v from 'valibot'
import { apiError } from '../apiError.ts'
import type { AutoPasser } from '../host/autoPasser.ts'
import { newId } from '../ids.ts'
import type { Channel, ChannelAddress, NoticeStore } from '../store/noticeStore.ts'
import type { StoredGuest } from '../store/store.ts'
import { channelOf, linkToken, type LinkPurpose } from './linkTokens.ts'
import { checkAddress, NotSent } from './post.ts'
import type { Rests } from './rests.ts'
import { dayAt } from './timesOfDay.ts'
import { daysLeft, withoutVacation, withVacation, yearOf } from './vacations.ts'
import { isSubscription } from './push.ts'
import { SETTINGS_PATH, type Sender } from './sender.ts'
import { NOTICE_TEXTS } from './text/index.ts'
import { serverNow } from '../serverTime.ts'

type Changed = v.InferOutput<typeof ChangeNotices>

/** How many channels a person may have. */
const MOST_CHANNELS = 8

const EMAIL = /^[^\s\p{C}@<>(),;:"\\[\]]+@[^\s\p{C}@<>(),;:"\\[\]]+\.[^\s\p{C}@<>(),;:"\\[\].]+$/u

export interface NoticePeopleParts {
  readonly store: NoticeStore
  readonly sender: Sender
  readonly rests: Rests
  readonly passer: Pick<AutoPasser, 'set' | 'renew'>
  readonly secret: Buffer
  /** Something falls due then. */
  readonly heed: (due: number) => void
  /** The server's own address as the operator has set it; empty: as each person knows it. */
  readonly url: string
}

/** How people say where and of what they want to be told. */
export class NoticePeople {
  private readonly parts: NoticePeopleParts

  constructor(parts: NoticePeopleParts) {
    this.parts = parts
  }

  async read(person: string): Promise<NoticesReading> {
    const { store, sender } = this.parts
    const [{ clockHours: _, restPending: __, ...settings }, channels] = await Promise.all([store.settings(person), store.channels(person)]) // prettier-ignore
    const today = dayAt(serverNow(), settings.timeZone)
    return {
      settings: { ...settings, muted: [...settings.muted] },
      today,
      vacationDays: daysLeft(settings.vacations, yearOf(today)),
      channels: channels.map(readingOf),
      pushKey: sender.keys.publicKey,
      email: sender.mailer !== null,
    }
  }

  /** @throws ApiError for hours in which clocks may not stand still */
  async change(person: string, change: Changed): Promise<NoticesReading> {
    const { mute, ...settings } = change
    const muted = (before: readonly string[]) => (mute === undefined ? {} : { muted: withMuted(before, mute) })
    await this.parts.rests.change(person, (before) => ({ ...settings, ...muted(before.muted) }))
    if (change.quiet !== undefined || change.timeZone !== undefined) await this.release({ person })
    if (change.autoPass !== undefined) await this.parts.passer.set(person, change.autoPass)
    return this.read(person)
  }

  /** What a person wishes holds also where they have come to sit in a guest's place. */
  async bring(person: string): Promise<void> {
    const { store, rests, passer } = this.parts
    await rests.tell(person)
    await passer.renew(person, (await store.settings(person)).autoPass)
  }

  /** @throws ApiError for a vacation that can't be taken */
  async takeVacation(person: string, wanted: Vacation): Promise<NoticesReading> {
    await this.parts.rests.change(person, (settings) => ({ vacations: withVacation(settings, wanted, serverNow()) }))
    return this.read(person)
  }

  /** Ends the vacation that begins on a day. @throws ApiError if there is none to be ended */
  async endVacation(person: string, from: string): Promise<NoticesReading> {
    await this.parts.rests.change(person, (settings) => ({ vacations: withoutVacation(settings, from, serverNow()) }))
    return this.read(person)
  }

  /**
   * Adds a channel; one of the same address is told anew where it leads back to. An e-mail address is sent a link that confirms it.
   * @param site the server's own address as the person knows it
   * @throws ApiError for an address that can't be used, or `too-many-channels`
   */
  async add(guest: StoredGuest, wanted: NewChannel, site: string): Promise<NoticesReading> {
    const { store, url } = this.parts
    const { address, name } = await this.addressOf(wanted)
    const state = address.kind === 'email' ? 'unconfirmed' : 'active'
    const channel: Channel = {
      id: newId(),
      person: guest.id,
      name,
      address,
      site: url || site,
      kinds: ['your-turn', 'clock-low', 'asked', 'started', 'ended', 'opened', 'invited', 'named'],
      daily: null,
      state,
      trouble: null,
    }
    if ((await store.addChannel(channel, serverNow(), MOST_CHANNELS)) === 'full') {
      throw apiError('too-many-channels', { limit: MOST_CHANNELS })
    }
    if (state === 'unconfirmed') await this.askToConfirm(guest, address)
    return this.read(guest.id)
  }

  async changeChannel(person: string, id: string, { kinds, daily }: ChangeChannel): Promise<NoticesReading> {
    await this.find(person, id)
    await this.parts.store.changeChannel(id, {
      ...(kinds === undefined ? {} : { kinds: [...new Set(kinds)] }),
      ...(daily === undefined ? {} : { daily }),
    })
    if (daily !== undefined) await this.release({ channel: id })
    return this.read(person)
  }

  /** What waits for an hour that is no more the one that somebody wishes is looked at anew. */
  private async release(whose: Parameters<NoticeStore['release']>[0]): Promise<void> {
    const now = serverNow()
    await this.parts.store.release(whose, now)
    this.parts.heed(now)
  }

  async remove(person: string, id: string): Promise<NoticesReading> {
    await this.find(person, id)
    await this.parts.store.removeChannel(id)
    return this.read(person)
  }

  /** Sends a test. @returns why it was not taken; null: it was */
  async test({ id: person, language }: StoredGuest, id: string): Promise<NoticeFailure | null> {
    const { store, sender } = this.parts
    const channel = await this.find(person, id)
    if (channel.state === 'unconfirmed') throw apiError('unconfirmed-channel')
    const { test } = NOTICE_TEXTS[language]
    const failure = await failureOf(() =>
      sender.send(channel, { id: `test-${newId()}`, title: test, text: test, link: `${channel.site}/` }, language),
    )
    const at = serverNow()
    if (failure === null) await store.changeChannel(id, { state: 'active', trouble: null })
    else if (failure === 'gone')
      await store.settle(id, [], { state: 'gone', trouble: { why: failure, at, final: false } }, null) // prettier-ignore
    else await store.changeChannel(id, { trouble: { why: failure, at, final: false } })
    return failure
  }

  /** Whoever has opened the link reads the e-mails of that address. @throws ApiError `bad-confirmation` */
  async confirm(token: string): Promise<void> {
    await this.parts.store.confirmChannel(this.channelOf('confirm', token))
  }

  /** Whoever reads the e-mails of an address wants no more of them: that channel is no more. @throws ApiError `bad-confirmation` */
  async stop(token: string): Promise<void> {
    await this.parts.store.removeChannel(this.channelOf('stop', token))
  }

  private channelOf(purpose: LinkPurpose, token: string): string {
    const id = channelOf(this.parts.secret, purpose, token)
    if (id === null) throw apiError('bad-confirmation')
    return id
  }

  private async find(person: string, id: string): Promise<Channel> {
    const channel = (await this.parts.store.channels(person)).find((each) => each.id === id)
    if (channel === undefined) throw apiError('no-such-channel')
    return channel
  }

  private async addressOf(wanted: NewChannel): Promise<{ address: ChannelAddress; name: string }> {
    switch (wanted.kind) {
      case 'webhook': {
        const url = await this.check(wanted.url)
        return { address: { kind: 'webhook', url: url.href }, name: url.host }
      }
      case 'push': {
        const { endpoint, keys } = wanted.subscription
        const url = await this.check(endpoint)
        const address = { kind: 'push', endpoint: url.href, keys: { p256dh: keys.p256dh, auth: keys.auth } } as const
        if (!isSubscription(address, this.parts.sender.keys)) throw apiError('bad-subscription')
        return { address, name: wanted.device }
      }
      case 'email':
        if (this.parts.sender.mailer === null) throw apiError('no-email')
        if (!EMAIL.test(wanted.address)) throw apiError('bad-email')
        return { address: { kind: 'email', address: wanted.address }, name: wanted.address }
    }
  }

  private async check(to: string): Promise<URL> {
    const url = URL.canParse(to) ? new URL(to) : null
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
      throw apiError('bad-address')
    }
    const failure = await failureOf(() => checkAddress(to, this.parts.sender.allowPrivate))
    if (failure === 'private-address' || failure === 'unknown-host') throw apiError(failure, { host: url.hostname })
    return url
  }

  private async askToConfirm({ id: person, language }: StoredGuest, address: ChannelAddress): Promise<void> {
    const { store, sender, secret } = this.parts
    const wanted = JSON.stringify(address)
    const channel = (await store.channels(person)).find((each) => JSON.stringify(each.address) === wanted)
    if (channel?.state !== 'unconfirmed') return
    const { subject, text } = NOTICE_TEXTS[language].confirm
    const link = `${channel.site}${SETTINGS_PATH}#confirm=${linkToken(secret, 'confirm', channel.id)}`
    const failure = await failureOf(() => sender.send(channel, { id: `confirm-${channel.id}`, title: subject, text, link }, language)) // prettier-ignore
    const trouble = failure === null ? null : { why: failure, at: serverNow(), final: false }
    await store.changeChannel(channel.id, { trouble })
  }
}

/** The tables of which somebody hears nothing, with one more or without it; of too many the first ones are long over. */
function withMuted(before: readonly string[], { table, muted }: NonNullable<Changed['mute']>): string[] {
  const others = before.filter((each) => each !== table)
  return muted ? [...others, table].slice(-MOST_MUTED) : others
}

function readingOf({ id, name, address, kinds, daily, state, trouble }: Channel): ChannelReading {
  return { id, kind: address.kind, name, kinds: [...kinds], daily, state, trouble }
}

async function failureOf(work: () => Promise<unknown>): Promise<NoticeFailure | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof NotSent) return error.why
    throw error
  }
}
