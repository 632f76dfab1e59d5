import { For, Show, type JSX } from 'solid-js'
import type { GamePage } from '../games/page.ts'
import { Dialog } from '../shell/Dialog.tsx'
import {
  botPace,
  endsAtOnce,
  language,
  paces,
  setBotPace,
  setEndsAtOnce,
  setShortcuts,
  shortcuts,
} from '../shell/preferences.ts'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { text } from '../text/index.ts'
import type { Model } from './model.ts'
import { SetWords } from './SetWords.tsx'

/** The rules in short, the components that are played with, and the keys. */
export function HelpDialog(props: { model: Model; page: GamePage; name: string; onClose: () => void }): JSX.Element {
  const help = () => props.page.help(language())
  return (
    <Dialog title={props.name} onClose={props.onClose} testid="help">
      <ul class="rules">
        <For each={help().rules}>{(rule) => <li>{rule}</li>}</For>
      </ul>
      <SetWords set={props.model.present()?.components} />
      <h3>{text().table.keys}</h3>
      <dl class="keys">
        <For each={help().keys}>
          {([key, does]) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          )}
        </For>
      </dl>
      <CloseRow onClose={props.onClose} />
    </Dialog>
  )
}

/** What a person may set at a table, and getting up from it. */
export function SettingsDialog(props: { model: Model; onClose: () => void; onLeave: () => void }): JSX.Element {
  return (
    <Dialog title={text().nav.settings} onClose={props.onClose} testid="settings">
      <div class="row">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <label class="choice">
        <input
          type="checkbox"
          checked={endsAtOnce()}
          onChange={(event) => setEndsAtOnce(event.currentTarget.checked)}
          data-testid="end-at-once"
        />
        <span>
          <strong>{text().table.endsAtOnce}</strong>
          <span class="soft">{text().table.endsAtOnceHelp}</span>
        </span>
      </label>
      <PaceField />
      <label class="choice">
        <input type="checkbox" checked={shortcuts()} onChange={(event) => setShortcuts(event.currentTarget.checked)} />
        <span>
          <strong>{text().table.shortcuts}</strong>
          <span class="soft">{text().table.shortcutsHelp}</span>
        </span>
      </label>
      <div class="row end">
        <Show when={props.model.context.isPlaying() && props.model.you() !== null}>
          <button class="btn" onClick={() => props.onLeave()} data-testid="leave-table">
            {text().table.leave}
          </button>
        </Show>
        <button class="btn primary" onClick={() => props.onClose()}>
          {text().table.close}
        </button>
      </div>
    </Dialog>
  )
}

/** How fast bots act at the tables where one has a chair. */
function PaceField(): JSX.Element {
  return (
    <label class="pace">
      <span>
        <strong>{text().table.botPace}</strong>
        <span class="soft">{text().table.botPaceHelp}</span>
      </span>
      <select
        class="field"
        value={botPace()}
        onChange={(event) => setBotPace(paces.find((pace) => pace === event.currentTarget.value) ?? 'steady')}
        data-testid="bot-pace"
      >
        <For each={paces}>{(pace) => <option value={pace}>{text().table.paces[pace]}</option>}</For>
      </select>
    </label>
  )
}

/** Leaving is never by accident. */
export function LeaveDialog(props: { onLeave: () => void; onClose: () => void }): JSX.Element {
  return (
    <Dialog title={text().table.leaveTitle} onClose={props.onClose} testid="leave">
      <p>{text().table.leaveHelp}</p>
      <div class="row end">
        <button class="btn" onClick={() => props.onClose()}>
          {text().table.stay}
        </button>
        <button class="btn primary" onClick={() => props.onLeave()} data-testid="leave-confirm">
          {text().table.leave}
        </button>
      </div>
    </Dialog>
  )
}

function CloseRow(props: { onClose: () => void }): JSX.Element {
  return (
    <div class="row end">
      <button class="btn primary" onClick={() => props.onClose()}>
        {text().table.close}
      </button>
    </div>
  )
}
