import { For, Show, type JSX } from 'solid-js'
import { ACCOUNTS, type AccountId, type PlayerView } from '@fathom/thesauros'
import { Ticking } from '../../../table/Rivals.tsx'
import { balancesOf } from '../drawn.ts'
import type { Town } from '../panels/state.ts'
import { officeMessages, panelMessages } from '../text/index.ts'

/** A company that is looked at, and the town round it. */
export interface CompanyProps {
  readonly town: Town
  readonly player: PlayerView
}

/** The account that pays for what is asked now. */
const PAYS: Readonly<Record<string, AccountId>> = {
  recruit: 'HR',
  research: 'RD',
  market: 'GE',
  museum: 'GE',
  advertise: 'GE',
  flight: 'ME',
  port: 'ME',
  sea: 'ME',
  voyage: 'ME',
  dive: 'ME',
  bribe: 'SF',
  auction: 'SF',
}

/** The company's accounts with what each pays for; the one that pays now stands out. */
export function Accounts(props: CompanyProps): JSX.Element {
  const { around } = props.town
  const accounts = (): readonly AccountId[] =>
    around.view().rules.variant === 'solo' ? ACCOUNTS.slice(0, 4) : ACCOUNTS
  const amount = (id: AccountId): number | null => balancesOf(props.player)[ACCOUNTS.indexOf(id)] ?? null
  const shown = (id: AccountId): string => {
    const there = amount(id)
    return there === null ? officeMessages().secret : officeMessages().money(there)
  }
  const pays = (id: AccountId): boolean =>
    (props.town.asked() === 'pay' ? around.view().pending?.account : PAYS[props.town.asked() ?? '']) === id
  return (
    <ul class="th-accounts">
      <For each={accounts()}>
        {(id) => (
          <li
            classList={{ pays: pays(id), slush: id === 'SF' }}
            data-explain={`account:${id}`}
            data-testid={`account-${id}`}
          >
            <abbr title={officeMessages().accountNames[id]} aria-hidden="true">
              {officeMessages().accounts[id]}
            </abbr>
            <span class="visually-hidden">{officeMessages().accountNames[id]}</span>
            <b>
              <span aria-hidden="true">
                <Show when={amount(id) !== null} fallback="?">
                  <Ticking value={amount(id) ?? 0} />
                </Show>
              </span>
              <span class="visually-hidden"> {shown(id)}</span>
            </b>
            <span class="soft" aria-hidden="true">
              {panelMessages().pays[id]}
            </span>
            <span class="visually-hidden"> {panelMessages().paysSpoken[id]}</span>
          </li>
        )}
      </For>
    </ul>
  )
}
