import { Show, type JSX } from 'solid-js'
import { ensureGuest, me } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { LinkField } from './LinkField.tsx'
import { makeFriendLink } from './requests.ts'
import { words } from './text/index.ts'

interface Props {
  /** Null: none was made since the page opened, or the last one is over. */
  readonly link: string | null
  readonly onLink: (link: string) => void
}

/** A link that makes whoever opens it my friend. */
export function FriendLinkPanel(props: Props): JSX.Element {
  const make = async (): Promise<void> => {
    const guest = await ensureGuest()
    const answer = guest.ok ? await makeFriendLink() : guest
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    if ('token' in answer.value) props.onLink(`${location.origin}/friends#friend=${answer.value.token}`)
  }
  return (
    <section class="section" aria-labelledby="friend-link">
      <h2 id="friend-link">{words().link}</h2>
      <div class="panel">
        <p>{words().linkHelp}</p>
        <button
          class="btn"
          classList={{ primary: props.link === null }}
          onClick={() => void make()}
          data-testid="make-link"
        >
          {props.link === null ? words().makeLink : words().makeOtherLink}
        </button>
        <Show when={props.link}>
          {(its) => (
            <LinkField
              link={its()}
              label={words().yourLink}
              picture={words().linkAsPicture}
              invitation={words().shared(me()?.name ?? '')}
            />
          )}
        </Show>
      </div>
    </section>
  )
}
