import { For, Show, type JSX } from 'solid-js'
import { isLessonId, isLocalId, isSandboxId } from '../local/ids.ts'
import { Dialog } from '../shell/Dialog.tsx'
import {
  language,
  botPace,
  confirmations,
  confirms,
  ending,
  paces,
  setBotPace,
  setConfirms,
  setEnding,
  setShortcuts,
  shortcuts,
} from '../shell/preferences.ts'
import { play, setVolume, volume } from '../shell/sounds.ts'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { AutoPass } from './AutoPass.tsx'
import { HelpField } from './help/HelpField.tsx'
import { lastTurnOf } from './lastTurn.ts'
import type { Model } from './model.ts'
import { NotifyField } from './NotifyField.tsx'
import { othersOf } from './seats.ts'

/** What a person may set at a table, and getting up from it. */
export function SettingsDialog(props: {
  model: Model
  onClose: () => void
  onGo: (where: 'leave' | 'take-back' | 'pause' | 'ending' | 'keep-away' | 'try') => void
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
      <Show when={props.model.context.seats().some(({ kind, standIn }) => kind === 'bot' || standIn)}>
        <PaceField />
      </Show>
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
          <Show when={props.model.present()?.rated === false && hasPlayed(props.model)}>
            <button class="btn" onClick={() => props.onGo('take-back')} data-testid="open-take-back">
              {parts().takeBack.open}
            </button>
          </Show>
          {/* Who plays with bots alone ends the game by leaving it. */}
          <Show when={othersOf(props.model.present()).length > 0}>
            <button class="btn" onClick={() => props.onGo('ending')} data-testid="open-ending">
              {parts().ending.open}
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

/** Whoever has done nothing yet has nothing to take back. */
function hasPlayed({ session, you }: Model): boolean {
  return Number.isFinite(lastTurnOf(session.log(), you()))
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

const percent = (value: number): string => new Intl.NumberFormat(language(), { style: 'percent' }).format(value / 100)

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
        aria-valuetext={volume() === 0 ? parts().soundsOff : percent(volume())}
        onChange={(event) => {
          setVolume(event.currentTarget.valueAsNumber)
          play('turn')
        }}
        data-testid="volume"
      />
    </label>
  )
}
