import { For, Show, type JSX } from 'solid-js'
import type { GamePage } from '../games/page.ts'
import { Dialog } from '../shell/Dialog.tsx'
import {
  botPace,
  confirmations,
  confirms,
  ending,
  language,
  paces,
  setBotPace,
  setConfirms,
  setEnding,
  setShortcuts,
  shortcuts,
} from '../shell/preferences.ts'
import { play, setVolume, volume } from '../shell/sounds.ts'
import { isPhone } from '../shell/media.ts'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { isLessonId, isLocalId, isSandboxId } from '../local/ids.ts'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { isLearnable } from '../lessons/learnable.ts'
import { navigate } from '../shell/router.tsx'
import { rulesPath } from '../shell/routes.ts'
import { AutoPass } from './AutoPass.tsx'
export { createConfirming } from './confirming.ts'
import type { Question } from './confirming.ts'
import type { Model } from './model.ts'
import { HelpField } from './help/HelpField.tsx'
import { NotifyField } from './NotifyField.tsx'
import { othersOf, playsAlone } from './seats.ts'
import type { Session } from './session.ts'
import { DeviceLine, RatedLine, RulesLine, SetWords } from './SetWords.tsx'

/** The rules in short, the components that are played with, and the keys. */
export function HelpDialog(props: { model: Model; page: GamePage; name: string; onClose: () => void }): JSX.Element {
  const help = () => props.page.help(language())
  return (
    <Dialog title={props.name} onClose={props.onClose} testid="help">
      <ul class="rules">
        <For each={help().rules}>{(rule) => <li>{rule}</li>}</For>
      </ul>
      <Show when={isLearnable(props.model.present()?.game ?? '')}>
        <p>
          <a href={rulesPath(props.model.present()?.game ?? '')} target="_blank" data-testid="all-rules">
            {parts().rules.open}
          </a>
        </p>
      </Show>
      <RulesLine table={props.model.present()} />
      <RatedLine table={props.model.present()} />
      <Show when={props.model.present()?.hints === true}>
        <p class="set-line">{parts().newTable.hintsAgreed}</p>
      </Show>
      <DeviceLine table={props.model.present()} />
      <SetWords set={props.model.present()?.components} />
      <h3>{parts().settings.keys}</h3>
      <dl class="keys">
        <For each={[...help().keys, ...parts().settings.earKeys]}>
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
export function SettingsDialog(props: {
  model: Model
  onClose: () => void
  onGo: (where: 'leave' | 'take-back' | 'pause' | 'keep-away' | 'try') => void
}): JSX.Element {
  return (
    <Dialog title={text().nav.settings} onClose={props.onClose} testid="settings">
      <div class="row">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <label class="choice">
        <input
          type="checkbox"
          checked={ending() === 'at-once'}
          onChange={(event) => setEnding(event.currentTarget.checked ? 'at-once' : 'by-hand')}
          data-testid="end-at-once"
        />
        <span>
          <strong>{parts().settings.endsAtOnce}</strong>
          <span class="soft">{parts().settings.endsAtOnceHelp}</span>
        </span>
      </label>
      <ConfirmField />
      <Show when={props.model.you() !== null && !isLocalId(props.model.session.id)}>
        <AutoPass />
      </Show>
      <Show when={props.model.you() !== null && !isLessonId(props.model.session.id)}>
        <HelpField game={props.model.present()?.game ?? ''} table={props.model.session.id} />
      </Show>
      <PaceField />
      <SoundField />
      <NotifyField />
      <label class="choice">
        <input type="checkbox" checked={shortcuts()} onChange={(event) => setShortcuts(event.currentTarget.checked)} />
        <span>
          <strong>{parts().settings.shortcuts}</strong>
          <span class="soft">{parts().settings.shortcutsHelp}</span>
        </span>
      </label>
      <div class="row end">
        <Show when={!isLocalId(props.model.session.id) && othersOf(props.model.present()).length > 0}>
          <button class="btn" onClick={() => props.onGo('keep-away')} data-testid="open-keep-away">
            {parts().keepAway.open}
          </button>
        </Show>
        <Show when={isPhone() && props.model.canHint()}>
          <button
            class="btn"
            onClick={() => (props.onClose(), props.model.setHinting(true))}
            data-testid="settings-hint"
          >
            {text().table.hint}
          </button>
        </Show>
        <Show when={props.model.canTry()}>
          <button class="btn" onClick={() => props.onGo('try')} data-testid="open-try">
            {text().table.tryOut}
          </button>
        </Show>
        <Show when={props.model.context.isPlaying() && props.model.you() !== null && !isAside(props.model.session.id)}>
          <Show when={canPause(props.model)}>
            <button class="btn" onClick={() => props.onGo('pause')} data-testid="open-pause">
              {parts().pause.open}
            </button>
          </Show>
          <Show when={props.model.present()?.rated === false}>
            <button class="btn" onClick={() => props.onGo('take-back')} data-testid="open-take-back">
              {parts().takeBack.open}
            </button>
          </Show>
          <button class="btn" onClick={() => props.onGo('leave')} data-testid="leave-table">
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

/** A lesson, or a sandbox: nobody takes turns back there or gets up, as one only leaves. */
function isAside(id: string): boolean {
  return isLessonId(id) || isSandboxId(id)
}

/** In a rated game clocks stop only while somebody else plays and agrees. */
function canPause({ present }: Model): boolean {
  const table = present()
  return table !== null && table.timeControl !== null && !(table.rated && othersOf(table).length === 0)
}

/** Whether I am asked before what can't be undone. */
function ConfirmField(): JSX.Element {
  return (
    <label class="pace">
      <span>
        <strong>{parts().confirming.label}</strong>
        <span class="soft">{parts().confirming.help}</span>
      </span>
      <select
        class="field"
        value={confirms()}
        onChange={(event) => setConfirms(confirmations.find((each) => each === event.currentTarget.value) ?? 'never')}
        data-testid="confirms"
      >
        <For each={confirmations}>{(each) => <option value={each}>{parts().confirming.choices[each]}</option>}</For>
      </select>
    </label>
  )
}

/** Asks once more before something that can't be undone. */
export function FinalDialog(props: { question: Question }): JSX.Element {
  return (
    <Dialog
      title={props.question.warning === undefined ? parts().confirming.title : parts().help.sure}
      onClose={() => props.question.answer(false)}
      testid="final"
    >
      <p>
        <strong>{props.question.words}</strong>
      </p>
      <p id="final-why">{props.question.warning ?? parts().confirming.why}</p>
      <div class="row end">
        <button class="btn" onClick={() => props.question.answer(false)} data-testid="final-no">
          {parts().confirming.no}
        </button>
        <button
          class="btn primary"
          autofocus
          aria-describedby="final-why"
          onClick={() => props.question.answer(true)}
          data-testid="final-yes"
        >
          {parts().confirming.yes}
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
        <strong>{parts().settings.botPace}</strong>
        <span class="soft">{parts().settings.botPaceHelp}</span>
      </span>
      <select
        class="field"
        value={botPace()}
        onChange={(event) => setBotPace(paces.find((pace) => pace === event.currentTarget.value) ?? 'steady')}
        data-testid="bot-pace"
      >
        <For each={paces}>{(pace) => <option value={pace}>{parts().settings.paces[pace]}</option>}</For>
      </select>
    </label>
  )
}

/** How loud the sounds are; each move of the slider is heard. */
function SoundField(): JSX.Element {
  return (
    <label class="pace">
      <span>
        <strong>{parts().sounds}</strong>
        <span class="soft">{parts().soundsHelp}</span>
      </span>
      <input
        type="range"
        min="0"
        max="100"
        step="10"
        value={volume()}
        aria-valuetext={volume() === 0 ? parts().soundsOff : `${volume()} %`}
        onChange={(event) => {
          setVolume(event.currentTarget.valueAsNumber)
          play('turn')
        }}
        data-testid="volume"
      />
    </label>
  )
}

/** Leaving is never by accident. Where nobody else plays the game is ended, or waits in the lobby: nobody is left with it. */
export function LeaveDialog(props: { session: Session; onClose: () => void }): JSX.Element {
  const isAlone = (): boolean => playsAlone(props.session.table())
  const away = async (work: () => Promise<boolean>): Promise<void> => {
    props.onClose()
    if (await work()) navigate('/')
  }
  return (
    <Dialog
      title={isAlone() ? parts().leaving.endTitle : parts().leaving.leaveTitle}
      onClose={props.onClose}
      testid="leave"
    >
      <p>{isAlone() ? parts().leaving.endHelp : parts().leaving.leaveHelp}</p>
      <div class="row end">
        <button class="btn" autofocus onClick={() => props.onClose()}>
          {parts().leaving.stay}
        </button>
        <Show
          when={isAlone()}
          fallback={
            <button
              class="btn primary"
              onClick={() => void away(() => props.session.leave())}
              data-testid="leave-confirm"
            >
              {text().table.leave}
            </button>
          }
        >
          <button class="btn" onClick={() => navigate('/')} data-testid="leave-waits">
            {parts().leaving.letWait}
          </button>
          <button class="btn primary" onClick={() => void away(() => props.session.close())} data-testid="end-game">
            {parts().leaving.endGame}
          </button>
        </Show>
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
