import type { Control, SheetTab } from '../page.ts'
import type { Desk } from './desk.ts'
import { Office } from './office/Office.tsx'
import { Panels } from './panels/Panels.tsx'
import { words } from './words/index.ts'

/** The phone's sheet: my office (by the name of the tab that lies open at first), and the boards of the town. */
export function tabsOf({ town }: Desk): readonly SheetTab[] {
  return [
    { id: 'score', label: words().officeTab, Content: () => <Office town={town} /> },
    { id: 'town', label: words().townTab, Content: () => <Panels town={town} /> },
  ]
}

/** The tab that holds what I am asked for now. */
export function wantedTabOf({ town }: Desk): string | null {
  if (town.wanted() !== null) return 'town'
  return town.asked() === 'exchange' ? 'score' : null
}

/** Buttons of the prompt: the rule of the phase, or of the zone that is played, is one click away. */
export function controlsOf(desk: Desk): readonly Control[] {
  const rule = ruleControl(desk)
  return rule === null ? [] : [rule]
}

function ruleControl({ notes, scene, view, context }: Desk): Control | null {
  const { phase } = view()
  if (phase === 'over' || !context.isPlaying()) return null
  const zone = scene.zone()
  const subject = phase === 'resolution' && zone >= 1 && zone <= 10 ? `zone:${zone}` : `phase:${phase}`
  return {
    id: 'rule',
    label: words().rule,
    pressed: notes.asked()?.subject === subject,
    run: () => {
      const anchor = document.querySelector('[data-testid="control-rule"]') ?? document.getElementById('prompt')
      if (anchor !== null) notes.toggle(subject, anchor)
    },
  }
}
