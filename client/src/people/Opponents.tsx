import { For, Show, type JSX } from 'solid-js'
import type { Opponent, Profile } from '@fathom/protocol'
import { Link } from '../shell/router.tsx'
import { levelName } from '../table/seats.ts'
import { called } from '../text/index.ts'
import { words } from './text/index.ts'

/** A person's name, or the level of the bots. */
export function opponentName({ level, name }: Opponent): string {
  return level === null ? called(name) : words().bots(levelName(level))
}

/** Whom I have played with and how that went; on somebody else's page, the two of us. */
export function Opponents(props: { profile: Profile }): JSX.Element {
  const title = (): string => (props.profile.isMe ? words().against : words().betweenOf(props.profile.name))
  return (
    <section class="section" aria-labelledby="against" data-testid="opponents">
      <h2 id="against">{title()}</h2>
      <div class="panel table-wrap">
        <table>
          <thead>
            <tr>
              <th scope="col">{words().opponent}</th>
              <th scope="col">{words().meetings}</th>
              <th scope="col">{words().ahead}</th>
              <th scope="col">{words().behind}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.profile.opponents}>
              {(opponent) => (
                <tr>
                  <th scope="row">
                    <Show when={props.profile.isMe && opponent.id} fallback={opponentName(opponent)}>
                      {(id) => <Link href={`/people/${id()}`}>{opponentName(opponent)}</Link>}
                    </Show>
                  </th>
                  <td>{opponent.played}</td>
                  <td>{opponent.ahead}</td>
                  <td>{opponent.behind}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <details class="sources" open={!props.profile.isMe} data-testid="by-game">
          <summary>{words().byGame}</summary>
          <Duels profile={props.profile} />
        </details>
      </div>
    </section>
  )
}

/** Who has won how often, game by game: a group of rows for each of the others. */
function Duels(props: { profile: Profile }): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words().game}</th>
          <th scope="col">{words().meetings}</th>
          <th scope="col">{props.profile.isMe ? words().wonByMe : words().wonBy(props.profile.name)}</th>
          <th scope="col">{props.profile.isMe ? words().wonByOther : words().wonByMe}</th>
        </tr>
      </thead>
      <For each={props.profile.opponents}>
        {(opponent) => (
          <tbody>
            <Show when={props.profile.isMe}>
              <tr>
                <th scope="rowgroup" colspan="4">
                  {opponentName(opponent)}
                </th>
              </tr>
            </Show>
            <For each={opponent.games}>
              {({ name, played, won, lost }) => (
                <tr>
                  <td>{name}</td>
                  <td>{played}</td>
                  <td>{won}</td>
                  <td>{lost}</td>
                </tr>
              )}
            </For>
          </tbody>
        )}
      </For>
    </table>
  )
}
