import { createEffect, createSignal, For, Show, type JSX } from 'solid-js'
import {
  LONGEST_IMPRINT,
  LONGEST_WELCOME,
  WHO_MAKES_ACCOUNTS,
  type ChangeHouse,
  type HouseSettings,
} from '@fathom/protocol'
import { createAskedFor } from '../shell/asked.ts'
import { myId } from '../shell/me.ts'
import { notify, Trouble, wordsOf } from '../shell/Notices.tsx'
import { Link } from '../shell/router.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { forgetHouse } from './house.ts'
import { Invitations } from './Invitations.tsx'
import { changeHouse, getHouseSettings } from './requests.ts'
import { words } from './text/index.ts'
import './house.css'

/** How the house is run: for operators. */
export function HousePage(): JSX.Element {
  createEffect(() => (document.title = words().house))
  const asked = createAskedFor(myId, getHouseSettings)
  const settings = (): HouseSettings | null => {
    const answer = asked.value()
    return answer?.ok === true ? answer.value : null
  }
  const problem = () => {
    const answer = asked.value()
    return answer?.ok === false ? answer.problem : null
  }
  let accounts: HTMLFieldSetElement | undefined
  const change = async (wanted: ChangeHouse): Promise<void> => {
    const answer = await changeHouse(wanted)
    if (!answer.ok) {
      // A radio button shows what was clicked; what holds is what was before.
      for (const radio of accounts?.querySelectorAll('input') ?? [])
        radio.checked = radio.value === settings()?.accounts
      return notify(wordsOf(answer.problem), 'problem')
    }
    asked.set(answer)
    forgetHouse()
    notify(words().saved)
  }
  return (
    <>
      <TopBar>
        <LanguageSwitch />
        <ThemeSwitch />
      </TopBar>
      <main id="main" tabindex="-1" class="page house" data-testid="house">
        <h1>{words().house}</h1>
        <p>
          <Link href="/reports">{words().toReports}</Link>
        </p>
        <Show when={problem()}>{(why) => <Trouble problem={why()} retry={() => void asked.askAgain()} />}</Show>
        <Show when={settings()}>
          {(its) => (
            <>
              <fieldset ref={(element) => (accounts = element)} class="panel">
                <legend>{words().accounts}</legend>
                <For each={WHO_MAKES_ACCOUNTS}>
                  {(who) => (
                    <label class="choice">
                      <input
                        type="radio"
                        name="accounts"
                        value={who}
                        checked={its().accounts === who}
                        onChange={() => void change({ accounts: who })}
                        data-testid={`accounts-${who}`}
                      />
                      <span>{words().who[who]}</span>
                    </label>
                  )}
                </For>
              </fieldset>
              <Invitations />
              <Texts what="welcome" settings={its()} longest={LONGEST_WELCOME} rows={3} onSave={change} />
              <Texts what="imprint" settings={its()} longest={LONGEST_IMPRINT} rows={8} onSave={change} />
            </>
          )}
        </Show>
      </main>
    </>
  )
}

function Texts(props: {
  what: 'welcome' | 'imprint'
  settings: HouseSettings
  longest: number
  rows: number
  onSave: (change: ChangeHouse) => Promise<void>
}): JSX.Element {
  const known = props.settings[props.what]
  const [en, setEn] = createSignal(known.en)
  const [fr, setFr] = createSignal(known.fr)
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    void props.onSave({ [props.what]: { en: en(), fr: fr() } })
  }
  const field = (language: 'en' | 'fr', value: () => string, set: (words: string) => void): JSX.Element => (
    <label>
      <span>{words().language[language]}</span>
      <textarea
        class="field"
        lang={language}
        rows={props.rows}
        maxLength={props.longest}
        value={value()}
        onInput={(event) => set(event.currentTarget.value)}
        data-testid={`${props.what}-${language}`}
      />
    </label>
  )
  return (
    <section class="section" aria-labelledby={`text-${props.what}`}>
      <h2 id={`text-${props.what}`}>{words()[props.what]}</h2>
      <form class="panel" onSubmit={save}>
        <p class="soft">{props.what === 'welcome' ? words().welcomeHelp : words().imprintHelp}</p>
        {field('en', en, setEn)}
        {field('fr', fr, setFr)}
        <button class="btn primary" type="submit" data-testid={`save-${props.what}`}>
          {words().save}
        </button>
      </form>
    </section>
  )
}
