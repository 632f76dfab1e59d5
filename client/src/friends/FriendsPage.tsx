import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js'
import type { Friend, FriendList, GameInfo } from '@fathom/protocol'
import { Keyed } from '../shell/Keyed.tsx'
import { getGames } from '../api/api.ts'
import type { Answer, Problem } from '../api/http.ts'
import { EmblemSign } from '../art/emblems.tsx'
import { gameName } from '../lobby/games.ts'
import { createAsked, createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { askAsMe, me, myId } from '../shell/me.ts'
import { Name } from '../shell/Name.tsx'
import { notify, Trouble, wordsOf } from '../shell/Notices.tsx'
import { Link, tablePath } from '../shell/router.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { dayOf } from '../text/index.ts'
import { LinkQuestion } from './LinkQuestion.tsx'
import { Groups } from './Groups.tsx'
import { FriendLinkPanel } from './FriendLinkPanel.tsx'
import { acceptFriendLink, getFriends, readFriendLink, removeFriend } from './requests.ts'
import { SureButton } from './SureButton.tsx'
import { words } from './text/index.ts'
import './friends.css'

/** Where the friends are is asked again every so many milliseconds while somebody looks. */
const PERIOD = 10_000

/** My friends, where they sit now, and the link by which somebody becomes one. */
export function FriendsPage(): JSX.Element {
  createEffect(() => (document.title = words().title))
  const asked = createAskedFor(myId, read)
  const games = createAsked(async () => {
    const answer = await getGames()
    return answer.ok ? answer.value.games : []
  })
  const [link, setLink] = createSignal<string | null>(null)
  const set = (list: FriendList): void => asked.set({ ok: true, value: list })
  const friends = (): readonly Friend[] | null => {
    const answer = asked.value()
    return answer?.ok === true ? answer.value.friends : null
  }
  const problem = (): Problem | null => {
    const answer = asked.value()
    return answer?.ok === false ? answer.problem : null
  }
  const timer = setInterval(() => document.visibilityState === 'visible' && me() !== null && void askAgain(), PERIOD)
  onCleanup(() => clearInterval(timer))
  const askAgain = async (): Promise<void> => {
    const answer = await getFriends()
    if (answer.ok) set(answer.value)
  }
  const remove = async ({ id, name }: Friend): Promise<void> => {
    const answer = await removeFriend(id)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    set(answer.value)
    // It ended, as they may have it.
    setLink(null)
    notify(words().removed(name))
    requestAnimationFrame(focusMainIfLost)
  }
  return (
    <>
      <TopBar>
        <LanguageSwitch />
        <ThemeSwitch />
        <Name />
      </TopBar>
      <main id="main" tabindex="-1" class="page friends" data-testid="friends">
        <h1>{words().title}</h1>
        <LinkQuestion
          name="friend"
          read={readFriendLink}
          accept={acceptFriendLink}
          onAccepted={(list, { name }) => {
            notify(words().accepted(name))
            set(list)
          }}
          title={({ name }) => words().asks(name)}
          help={words().asksHelp}
          button={words().accept}
          testid="friend"
        />
        <section class="section" aria-labelledby="my-friends">
          <h2 id="my-friends">{words().friends}</h2>
          <Show when={problem()}>{(why) => <Trouble problem={why()} retry={() => void asked.askAgain()} />}</Show>
          <Show when={friends()?.length === 0}>
            <p class="invitation">{words().noFriends}</p>
          </Show>
          <Show when={friends()?.length}>
            <ul class="lines panel" data-testid="friend-list">
              <Keyed each={friends() ?? []} by="id">
                {(friend) => (
                  <FriendLine friend={friend()} games={games() ?? []} onRemove={() => void remove(friend())} />
                )}
              </Keyed>
            </ul>
          </Show>
        </section>
        <FriendLinkPanel link={link()} onLink={setLink} />
        <Groups />
      </main>
    </>
  )
}

const read = (): Promise<Answer<FriendList>> => askAsMe(getFriends, { friends: [] })

/** So many of their tables are shown. */
const MOST = 3

function FriendLine(props: { friend: Friend; games: readonly GameInfo[]; onRemove: () => void }): JSX.Element {
  return (
    <li>
      <div class="grow">
        <strong>
          <EmblemSign emblem={props.friend.emblem} /> {props.friend.name}
        </strong>
        <Show when={props.friend.tables.length === 0}>
          <p class="soft">{words().since(dayOf(props.friend.at))}</p>
        </Show>
        {/* By its table: each look brings other objects, and a new link would lose the focus. */}
        <Keyed each={props.friend.tables.slice(0, MOST)} by={({ table }) => table.id}>
          {(seat) => <Seat friend={props.friend.name} seat={seat()} games={props.games} />}
        </Keyed>
      </div>
      <SureButton
        label={words().remove}
        name={words().removeOf(props.friend.name)}
        question={words().removeSure}
        no={words().keep}
        onSure={() => props.onRemove()}
      />
    </li>
  )
}

function Seat(props: { friend: string; seat: Friend['tables'][number]; games: readonly GameInfo[] }): JSX.Element {
  const game = (): string => gameName(props.seat.table.game, props.games)
  const isFree = (): boolean => props.seat.table.status === 'open' && props.seat.table.you === null
  const sentence = (): string => {
    if (props.seat.table.status === 'open') return words().waits(game())
    return props.seat.present ? words().playsNow(game()) : words().plays(game())
  }
  return (
    <p class="seat-line">
      <span classList={{ here: props.seat.present }}>{sentence()}</span>
      <Link
        class="btn"
        classList={{ primary: isFree() }}
        href={tablePath(props.seat.table.id)}
        aria-label={isFree() ? words().sitDownOf(props.friend, game()) : words().goThereOf(props.friend, game())}
      >
        {isFree() ? words().sitDown : words().goThere}
      </Link>
    </p>
  )
}
