import { createComponent, createSignal, Show, type Component, type JSX } from 'solid-js'
import { isLearnable } from '../lessons/learnable.ts'
import { hasPlayed } from '../shell/preferences.ts'
import { learnPath, Link } from '../shell/router.tsx'
import { rulesPath } from '../shell/routes.ts'
import { labelOf, numberOf, text } from '../text/index.ts'
import type { CoverGame } from './games.ts'
import { inviteFriend, playBots } from './open.ts'

type Art = Component<{ id: string }>
const [art, setArt] = createSignal<Art | null>(null)
let isComing = false

/** The drawing on a cover. It comes after what can be clicked, and takes no more room then; without it the cover is blank and works. */
function Picture(props: { id: string }): JSX.Element {
  if (!isComing) {
    isComing = true
    void import('./CoverArt.tsx').then(
      ({ CoverArt }) => setArt(() => CoverArt),
      () => (isComing = false),
    )
  }
  return (
    <Show when={art()} fallback={<svg viewBox="0 0 316 290" aria-hidden="true" />}>
      {(drawn) => createComponent(drawn(), props)}
    </Show>
  )
}

/** A game on the shelf: its cover, and the shortest ways to a table. A game that is still to come has no buttons. */
export function GameCover(props: {
  game: CoverGame
  /** Tables of theirs show that they have played it, if on another device. */
  isKnown: boolean
  onChoose: () => void
}): JSX.Element {
  /** Who has never played it is first shown how. */
  const learns = (): boolean => isLearnable(props.game.id) && !props.isKnown && !hasPlayed(props.game.id)
  /** Four games have the same buttons: to the ear each says of which it is. */
  const named = (button: string): string => labelOf(button, props.game.name)
  const [busy, setBusy] = createSignal(false)
  const once = (work: () => Promise<void>) => async (): Promise<void> => {
    if (busy()) return
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  return (
    <article
      class="cover panel"
      classList={{ coming: props.game.info === null }}
      data-testid={`cover-${props.game.id}`}
    >
      <div class="cover-art">
        <Picture id={props.game.id} />
        <Show when={props.game.info === null}>
          <span class="stamp">{text().lobby.coming}</span>
        </Show>
      </div>
      <div class="cover-text">
        <h3>{props.game.name}</h3>
        <Show when={text().lobby.about[props.game.id]}>{(words) => <p>{words()}</p>}</Show>
        <p class="soft">{text().lobby.playersAndTime(players(props.game), duration(props.game.minutes))}</p>
        <Show when={props.game.info} fallback={<p class="coming-help">{text().lobby.comingHelp}</p>}>
          {(info) => (
            <>
              <div class="cover-buttons">
                <Show when={learns()}>
                  <Link
                    class="btn primary"
                    href={learnPath(info().id)}
                    aria-label={named(text().lobby.learn)}
                    data-testid={`learn-${info().id}`}
                  >
                    {text().lobby.learn}
                  </Link>
                </Show>
                <button
                  class="btn"
                  classList={{ primary: !learns() }}
                  aria-label={named(text().lobby.playBots)}
                  aria-disabled={busy()}
                  onClick={() => void once(() => playBots(info()))()}
                  data-testid={`play-bots-${info().id}`}
                >
                  {text().lobby.playBots}
                </button>
                <button
                  class="btn"
                  aria-disabled={busy()}
                  aria-label={named(text().lobby.invite)}
                  onClick={() => void once(() => inviteFriend(info()))()}
                  data-testid={`invite-${info().id}`}
                >
                  {text().lobby.invite}
                </button>
              </div>
              <div class="cover-more">
                {/* Who has played may have chapters left. */}
                <Show when={isLearnable(info().id) && !learns()}>
                  <Link
                    class="link-button"
                    href={learnPath(info().id)}
                    aria-label={named(text().lobby.learn)}
                    data-testid={`lessons-${info().id}`}
                  >
                    {text().lobby.learn}
                  </Link>
                </Show>
                <button
                  class="link-button"
                  aria-label={named(text().lobby.more)}
                  onClick={() => props.onChoose()}
                  data-testid={`new-table-${info().id}`}
                >
                  {text().lobby.more}
                </button>
                <Link
                  class="link-button"
                  href={rulesPath(info().id)}
                  aria-label={named(text().table.rules)}
                  data-testid={`rules-${info().id}`}
                >
                  {text().table.rules}
                </Link>
              </div>
            </>
          )}
        </Show>
      </div>
    </article>
  )
}

function players(game: CoverGame): string {
  return text().lobby.players(game.seats[0], game.seats[1])
}

function duration(minutes: number): string {
  if (minutes < 90) return text().lobby.minutes(minutes)
  return text().lobby.hours(numberOf(Math.round(minutes / 30) / 2))
}
