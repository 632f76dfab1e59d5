import type { Message } from './message.ts'
import { post } from './post.ts'

/** Markup of Discord; a name in a prompt must not become a link. */
const DISCORD_MARKUP = /[\\*_~`|<>[\]()]/g

/** Characters that would begin a command of Slack (`<!channel>`). */
const SLACK: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What a webhook gets: Discord reads `content`, Slack `text`, other programs what they like. */
function webhookBody({ id, title, text, link }: Message): string {
  const escaped = text.replace(DISCORD_MARKUP, String.raw`\$&`)
  return JSON.stringify({
    content: `${escaped}\n${link}`,
    text: `${text.replace(/[&<>]/g, (mark) => SLACK[mark] ?? mark)}\n${link}`,
    message: text,
    title,
    url: link,
    id,
    // Names can't call everybody in a channel.
    allowed_mentions: { parse: [] },
  })
}

/** Sends a message to a webhook. @throws NotSent */
export async function sendToWebhook(url: string, message: Message, allowPrivate: boolean): Promise<void> {
  await post(url, { allowPrivate, headers: { ...HEADERS, 'x-click': message.link }, body: webhookBody(message) })
}

/** ntfy shows a body as it is, unless it is told what of it to show. */
const HEADERS = {
  'content-type': 'application/json',
  'user-agent': 'Fathom',
  'x-template': 'yes',
  'x-message': '{{.message}}',
} as const
