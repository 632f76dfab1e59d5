import { For, Show, type JSX } from 'solid-js'
import type { GroupMember, GroupReading } from '@fathom/protocol'
import { EmblemSign } from '../art/emblems.tsx'
import { Keyed } from '../shell/Keyed.tsx'
import { SureButton } from './SureButton.tsx'
import { labelOf } from '../text/index.ts'
import { words } from './text/index.ts'

/** Who belongs to a group, and how they have played at its tables. */
export function Ranking(props: {
  group: GroupReading
  nameOf: (game: string) => string
  onRemove: (member: GroupMember) => void
}): JSX.Element {
  const hasGames = (): boolean => props.group.members.some(({ played }) => played > 0)
  return (
    <section class="section" aria-labelledby="group-ranking">
      <hgroup>
        <h2 id="group-ranking">{words().ranking}</h2>
        <p>{hasGames() ? words().rankingHelp : words().noGames}</p>
      </hgroup>
      <div class="panel">
        <table class="ranking" data-testid="ranking">
          <thead>
            <tr>
              <th scope="col">{words().name}</th>
              <th scope="col">{words().won}</th>
              <th scope="col">{words().played}</th>
              <Show when={props.group.isMaker}>
                <td />
              </Show>
            </tr>
          </thead>
          <tbody>
            <Keyed each={props.group.members} by="id">
              {(member) => (
                <tr>
                  <th scope="row">
                    <EmblemSign emblem={member().emblem} /> {member().name}
                    <Show when={note(member())}>{(its) => <span class="soft"> ({its()})</span>}</Show>
                  </th>
                  <td>{member().won}</td>
                  <td>{member().played}</td>
                  <Show when={props.group.isMaker}>
                    <td>
                      <Show when={!member().isMe}>
                        <SureButton
                          label={words().remove}
                          name={words().removeMember(member().name)}
                          question={words().removeSure}
                          no={words().keep}
                          onSure={() => props.onRemove(member())}
                        />
                      </Show>
                    </td>
                  </Show>
                </tr>
              )}
            </Keyed>
          </tbody>
        </table>
        <For each={props.group.ratings}>
          {(rating) => (
            <div>
              <h3>{labelOf(words().strength, props.nameOf(rating.game))}</h3>
              <ol class="strengths">
                <For each={rating.people}>
                  {({ name, elo, margin, isProvisional }) => (
                    <li>
                      {name}, {words().rating(elo, margin)}
                      <Show when={isProvisional}>
                        <span class="soft"> ({words().unsure})</span>
                      </Show>
                    </li>
                  )}
                </For>
              </ol>
            </div>
          )}
        </For>
      </div>
    </section>
  )
}

function note({ isMe, isMaker }: GroupMember): string {
  return [isMe ? words().you : '', isMaker ? words().maker : ''].filter((each) => each !== '').join(', ')
}
