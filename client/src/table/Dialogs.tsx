import { For, Show, type JSX } from 'solid-js'
import type { GamePage } from '../games/page.ts'
import { isLearnable } from '../lessons/learnable.ts'
import { createAskedFor } from '../shell/asked.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Loading } from '../shell/Loading.tsx'
import { isFinger } from '../shell/media.ts'
import { language } from '../shell/preferences.ts'
import { navigate } from '../shell/router.tsx'
import { rulesPath } from '../shell/routes.ts'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Question } from './confirming.ts'
import type { Model } from './model.ts'
import { playsAlone } from './seats.ts'
import type { Session } from './session.ts'
import { DeviceLine, RatedLine, RulesLine, SetWords } from './SetWords.tsx'
export { createConfirming } from './confirming.ts'
export { SettingsDialog } from './SettingsDialog.tsx'

/** The rules in short, the components that are played with, and the keys. */
export function HelpDialog(props: { model: Model; page: GamePage; name: string; onClose: () => void }): JSX.Element {
  const help = createAskedFor(language, () => props.page.help(language())).value
  return (
    <Dialog title={props.name} onClose={props.onClose} testid="help">
      <Show when={help()} fallback={<Loading />}>
        {(come) => (
          <ul class="rules">
            <For each={come().rules}>{(rule) => <li>{rule}</li>}</For>
          </ul>
        )}
      </Show>
      <Show when={isLearnable(props.model.present()?.game ?? '')}>
        <p>
          <a
            class="all-rules"
            href={rulesPath(props.model.present()?.game ?? '')}
            target="_blank"
            data-testid="all-rules"
          >
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
      {/* Most who point with a finger have no keys. */}
      <details class="all-keys" open={!isFinger()} data-testid="all-keys">
        <summary>{parts().settings.keys}</summary>
        <dl class="keys">
          <For each={[...(help()?.keys ?? []), ...parts().settings.earKeys]}>
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
      </details>
      <CloseRow onClose={props.onClose} />
    </Dialog>
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
        <Show
          when={isAlone()}
          fallback={
            <button
              class="btn loses"
              onClick={() => void away(() => props.session.leave())}
              data-testid="leave-confirm"
            >
              {text().table.leave}
            </button>
          }
        >
          <button class="btn loses" onClick={() => void away(() => props.session.close())} data-testid="end-game">
            {parts().leaving.endGame}
          </button>
          <button class="btn" onClick={() => navigate('/')} data-testid="leave-waits">
            {parts().leaving.letWait}
          </button>
        </Show>
        <button class="btn primary" autofocus onClick={() => props.onClose()}>
          {parts().leaving.stay}
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
