import type { JSX } from 'solid-js'
import type { EndSceneProps } from '../../page.ts'
import { Chart, MoneyProvider } from '../art/index.ts'
import { makeChart } from '../layout.ts'
import type { GameModel } from '../model.ts'
import { messages } from '../text/index.ts'

/** The whole chart as the game left it, as wide as it always is; too small to be a file of its own. */
export function Scene(props: { model: GameModel; end: EndSceneProps }): JSX.Element {
  const { scene, board } = props.model
  return (
    <MoneyProvider value={{ plain: (amount) => messages().money(amount), tight: (amount) => messages().tight(amount) }}>
      <Chart
        layout={makeChart(board().sea, props.end.room.height)}
        words={scene.words()}
        zones={scene.zones()}
        town={scene.town()}
        sites={scene.sites()}
        zodiacs={scene.zodiacs()}
        scores={scene.scores()}
      />
    </MoneyProvider>
  )
}
