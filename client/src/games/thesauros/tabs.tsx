import type { Control, SheetTab } from '../page.ts'
import { hasCard } from './card.ts'
import type { GameModel } from './model.ts'
import { OfficeRegion } from './OfficeRegion.tsx'
import { Panels } from './panels/Panels.tsx'
import { officeMessages } from './text/index.ts'

/** The phone's sheet: my office (by the name of the tab that lies open at first), and the boards of the town. */
export function tabsOf(model: GameModel): readonly SheetTab[] {
  const { town, pointer } = model
  return [
    {
      id: 'score',
      label: officeMessages().officeTab,
      Content: () => (
        <div class="contents" ref={pointer.mount}>
          <OfficeRegion model={model} />
        </div>
      ),
    },
    { id: 'town', label: officeMessages().townTab, Content: () => <Panels town={town} /> },
  ]
}

/** The tab that holds what I am asked for now; none while the action card asks it, which the sheet would cover. */
export function wantedTabOf(model: GameModel): string | null {
  const { town } = model
  if (hasCard(model)) return null
  if (town.wanted() !== null) return 'town'
  return town.asked() === 'exchange' ? 'score' : null
}

/** Buttons of the prompt: the rule of the phase, or of the zone that is played, is one click away. */
export function controlsOf(model: GameModel): readonly Control[] {
  const rule = ruleControl(model)
  return rule === null ? [] : [rule]
}

function ruleControl({ notes, scene, view, context }: GameModel): Control | null {
  const { phase } = view()
  if (phase === 'over' || !context.isPlaying()) return null
  const zone = scene.zone()
  const subject = phase === 'resolution' && zone >= 1 && zone <= 10 ? `zone:${zone}` : `phase:${phase}`
  return {
    id: 'rule',
    label: officeMessages().rule,
    pressed: notes.read()?.subject === subject,
    run: (button) => {
      if (button !== undefined) notes.toggle(subject, button)
    },
  }
}
