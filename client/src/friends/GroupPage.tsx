import { createEffect, createSignal, For, onCleanup, Show, type JSX } from 'solid-js'
import type { GameInfo, GroupReading } from '@fathom/protocol'
import { getGames } from '../api/api.ts'
import type { Answer } from '../api/http.ts'
import { gameName } from '../lobby/games.ts'
import { NewTable } from '../lobby/NewTable.tsx'
import { createAsked, createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { Loading } from '../shell/Loading.tsx'
import { myId } from '../shell/me.ts'
import { Name } from '../shell/Name.tsx'
import { notify, Trouble, wordsOf } from '../shell/Notices.tsx'
import { Link, navigate } from '../shell/router.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { text } from '../text/index.ts'
import { LinkQuestion } from './LinkQuestion.tsx'
import { GroupTables } from './GroupTables.tsx'
import { LinkField } from './LinkField.tsx'
import { Ranking } from './Ranking.tsx'
import { getGroup, joinGroup, leaveGroup, readGroupLink, removeMember, renewGroupLink } from './requests.ts'
import { SureButton } from './SureButton.tsx'
import { words } from './text/index.ts'
import '../lobby/lobby.css'
import './friends.css'

/** How its tables stand is asked again every so many milliseconds while somebody looks. */
const PERIOD = 10_000

/** The page of a group, which a family or a club keeps among its bookmarks. */
export function GroupPage(props: { id: string }): JSX.Element {
  const asked = createAskedFor(
    () => `${props.id} ${myId()}`,
    () => getGroup(props.id),
  )
  const games = createAsked(async () => {
    const answer = await getGames()
    return answer.ok ? answer.value.games : []
  })
  const group = (): GroupReading | null => {
    const answer = asked.value()
    return answer?.ok === true ? answer.value : null
  }
  const [isInvited, setInvited] = createSignal(false)
  createEffect(() => (document.title = group()?.name ?? words().groups))
  const look = async (): Promise<void> => {
    const answer = await getGroup(props.id)
    if (answer.ok) asked.set(answer)
  }
  const timer = setInterval(() => document.visibilityState === 'visible' && group() !== null && void look(), PERIOD)
  onCleanup(() => clearInterval(timer))
  const take = async (request: Promise<Answer<GroupReading>>, done: string): Promise<void> => {
    const answer = await request
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    asked.set(answer)
    notify(done)
    requestAnimationFrame(focusMainIfLost)
  }
  return (
    <>
      <TopBar>
        <LanguageSwitch />
        <ThemeSwitch />
        <Name />
      </TopBar>
      <main id="main" tabindex="-1" class="page friends" data-testid="group">
        <LinkQuestion
          name="join"
          read={readGroupLink}
          accept={joinGroup}
          onAccepted={(joined) => {
            notify(words().joined(joined.name))
            asked.set({ ok: true, value: joined })
          }}
          onAsking={setInvited}
          title={({ maker, name }) => words().groupAsks(maker, name)}
          help={words().groupAsksHelp}
          button={words().joinGroup}
          testid="group"
        />
        <Show when={asked.value()} fallback={<Loading />}>
          <Show
            when={group()}
            fallback={<NotMine answer={asked.value()} isInvited={isInvited()} onRetry={() => void asked.askAgain()} />}
          >
            {(its) => (
              <>
                <h1>{its().name}</h1>
                <NewGroupTable group={its().id} games={games() ?? []} />
                <GroupTables group={its()} games={games() ?? []} />
                <Ranking
                  group={its()}
                  nameOf={(game) => gameName(game, games() ?? [])}
                  onRemove={({ id, name }) => void take(removeMember(its().id, id), words().removedMember(name))}
                />
                <JoinLink group={its()} onRenew={() => void take(renewGroupLink(its().id), words().renewed)} />
                <Leave group={its()} />
              </>
            )}
          </Show>
        </Show>
      </main>
    </>
  )
}

/** What whoever does not belong to it reads, or if the server does not answer. */
function NotMine(props: { answer: Answer<GroupReading> | null; isInvited: boolean; onRetry: () => void }): JSX.Element {
  const problem = () => (props.answer?.ok === false ? props.answer.problem : null)
  const isForMembers = (): boolean => problem()?.status === 404 || problem()?.status === 401
  return (
    <Show when={isForMembers() && props.isInvited ? null : problem()}>
      {(its) => (
        <Trouble
          title={text().problem.page}
          words={isForMembers() ? words().notMember : undefined}
          problem={its()}
          {...(isForMembers() ? {} : { retry: props.onRetry })}
        >
          <Link class="btn" href="/friends">
            {words().toFriends}
          </Link>
        </Trouble>
      )}
    </Show>
  )
}

function NewGroupTable(props: { group: string; games: readonly GameInfo[] }): JSX.Element {
  const [choosing, setChoosing] = createSignal<GameInfo | null>(null)
  return (
    <section class="section" aria-labelledby="group-new">
      <hgroup>
        <h2 id="group-new">{words().newTable}</h2>
        <p>{words().newTableHelp}</p>
      </hgroup>
      <div class="row">
        <For each={props.games}>
          {(game) => (
            <button class="btn" onClick={() => setChoosing(game)} data-testid={`new-${game.id}`}>
              {game.name}
            </button>
          )}
        </For>
      </div>
      <Show when={choosing()}>
        {(info) => <NewTable info={info()} group={props.group} onClose={() => setChoosing(null)} />}
      </Show>
    </section>
  )
}

function JoinLink(props: { group: GroupReading; onRenew: () => void }): JSX.Element {
  return (
    <section class="section" aria-labelledby="group-link">
      <h2 id="group-link">{words().groupLink}</h2>
      <div class="panel">
        <p>{words().groupLinkHelp}</p>
        <LinkField
          link={`${location.origin}/groups/${props.group.id}#join=${props.group.token}`}
          label={words().groupLink}
          picture={words().groupLinkAsPicture}
          invitation={words().sharedGroup(props.group.name)}
        />
        <Show when={props.group.isMaker}>
          <button class="btn" onClick={() => props.onRenew()}>
            {words().renewLink}
          </button>
        </Show>
      </div>
    </section>
  )
}

function Leave(props: { group: GroupReading }): JSX.Element {
  const leave = async (): Promise<void> => {
    const answer = await leaveGroup(props.group.id)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    notify(words().left(props.group.name))
    navigate('/friends')
  }
  return (
    <div class="row section">
      <SureButton
        label={words().leaveGroup}
        question={words().leaveSure}
        no={words().stay}
        onSure={() => void leave()}
        testid="leave-group"
      />
    </div>
  )
}
