import type { JSX } from 'solid-js'
import { labelOf, text } from '../text/index.ts'
import { notify } from './Notices.tsx'
import { speak } from './me.ts'
import { language, setTheme, theme, themes } from './preferences.ts'

/** The other language, in its own name. */
export function LanguageSwitch(): JSX.Element {
  return (
    <button
      class="btn ghost"
      lang={language() === 'en' ? 'fr' : 'en'}
      aria-label={text().language.switchLabel}
      onClick={() =>
        void speak(language() === 'en' ? 'fr' : 'en').catch(() => notify(text().problem.offline, 'problem'))
      }
      data-testid="language-switch"
    >
      {text().language.switchTo}
    </button>
  )
}

/** Auto, day, night, and round again. */
export function ThemeSwitch(): JSX.Element {
  const next = (): (typeof themes)[number] => themes[(themes.indexOf(theme()) + 1) % themes.length] ?? 'auto'
  return (
    <button
      class="btn ghost"
      title={theme() === 'auto' ? text().theme.autoHelp : undefined}
      onClick={() => setTheme(next())}
      data-testid="theme-switch"
    >
      <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
        <circle r="6" fill="none" stroke="currentColor" stroke-width="1.4" />
        <path
          d={theme() === 'night' ? 'M0-6A6 6 0 0 1 0 6A6 6 0 0 1 0-6Z' : 'M0-6A6 6 0 0 1 0 6Z'}
          fill={theme() === 'day' ? 'none' : 'currentColor'}
        />
      </svg>
      <span class="visually-hidden">{labelOf(text().theme.label, '')}</span>
      <span class="switch-word">{text().theme[theme()]}</span>
    </button>
  )
}
