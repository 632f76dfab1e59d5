import { BOT_NAMES, characterOf, charactersOf } from '@fathom/bots/about'
import type { Language, PlayedSet } from '@fathom/kernel'
import type { ComponentsReading, GameInfo } from '@fathom/protocol'
import type { TableLibrary } from './gameLibrary.ts'

/** A game as the lobby offers it. */
export async function gameInfo(library: TableLibrary, id: string, language: Language): Promise<GameInfo> {
  const found = await library.load(id)
  if (found === null) throw new Error(`the library lists ${id} but does not have it`)
  const { meta, options } = found.game
  const text = found.texts[language]
  return {
    id,
    name: text.name,
    tagline: text.tagline,
    seats: [...meta.seats],
    minutes: meta.minutes,
    provenance: meta.provenance,
    components: found.set === null ? null : setReading(found.set, language),
    modes: meta.modes.map((mode) => ({
      id: mode.id,
      name: text.modes[mode.id] ?? mode.id,
      help: text.modeHelps?.[mode.id] ?? '',
      options: mode.options,
      seats: [...(mode.seats ?? meta.seats)],
      editionOf: mode.editionOf ?? null,
      isForNewcomers: mode.isForNewcomers === true,
    })),
    options: options.map((spec) => {
      const { label, help, group, choices } = text.options[spec.id] ?? { label: spec.id, help: '' }
      return {
        spec: spec.kind === 'choice' ? { ...spec, choices: [...spec.choices] } : { ...spec },
        text: { label, help, group, choices: choices === undefined ? undefined : { ...choices } },
      }
    }),
    botLevels: [...library.levels(id)],
    strengths: library.strengths(id).map(({ level, elo, from, to, games }) => ({
      level,
      elo: Math.round(elo),
      from: Math.round(from),
      to: Math.round(to),
      games,
    })),
    characters: charactersOf(id).map((character) => ({
      name: character.name[language],
      bots: BOT_NAMES.filter((name) => characterOf(id, name) === character),
    })),
    usualLevel: library.usualLevel(id),
  }
}

function setReading({ info, isBuiltIn }: PlayedSet, language: Language): ComponentsReading {
  return { name: info.name[language], provenance: info.provenance, builtIn: isBuiltIn }
}
