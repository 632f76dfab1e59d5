import type { JSX } from 'solid-js'
import { createSize } from '../../board/size.ts'
import { ChartRegion } from './ChartRegion.tsx'
import { FormsRegion } from './FormsRegion.tsx'
import type { GameModel } from './model.ts'
import { createNearChart } from './nearView.ts'
import { CardFloat, ZoomButtons } from './overChart.ts'
import { ZoneTabs } from './ZoneTabs.tsx'

/** Between a phone and a wide screen: the phone's chart from near with its tabs. */
export function NearChart(props: { model: GameModel }): JSX.Element {
  const { model } = props
  const [size, measure] = createSize({ width: 744, height: 480 })
  const { layout, viewport } = createNearChart(model, size, { cardAbove: 390 })
  return (
    <div class="th-near">
      <ZoneTabs model={model} viewport={viewport} />
      <div class="th-chart-place" ref={measure}>
        <ChartRegion model={model} layout={layout()} viewport={viewport} slack={4} />
        <ZoomButtons viewport={viewport} />
        <CardFloat model={model} layout={layout()} viewport={viewport} />
        <FormsRegion model={model} />
      </div>
    </div>
  )
}
