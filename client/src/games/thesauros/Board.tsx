import { createMemo, onCleanup, Show, type JSX } from 'solid-js'
import { PointerArea } from '../../board/PointerArea.tsx'
import { createSize } from '../../board/size.ts'
import { isWide } from '../../shell/media.ts'
import { lazyPart } from '../../shell/part.tsx'
import { ChartRegion } from './ChartRegion.tsx'
import type { GameModel } from './model.ts'
import { FormsRegion } from './FormsRegion.tsx'
import { chartWidth, makeChart } from './layout.ts'
import { OfficeRegion } from './OfficeRegion.tsx'
import { PanelsRegion } from './PanelsRegion.tsx'
import { createChartViewport } from './chartViewport.ts'
import { CardFloat, ZoomButtons } from './overChart.ts'

/** Loaded between a phone and a wide screen alone. */
const NearChart = lazyPart(
  async () => (await import('./NearChart.tsx')).NearChart,
  () => !isWide(),
)

/** The table with my office and the town's offers below the chart, what is asked on a card over the water. */
export function Board(props: { model: GameModel }): JSX.Element {
  const { model } = props
  return (
    <PointerArea class="th-board" pointer={model.pointer}>
      <Show when={isWide()} fallback={<NearChart model={model} />}>
        <WholeChart model={model} />
      </Show>
      <OfficeRegion model={model} />
      <PanelsRegion model={model} />
    </PointerArea>
  )
}

/** On a wide screen the whole chart. */
function WholeChart(props: { model: GameModel }): JSX.Element {
  const { model } = props
  const [size, measure] = createSize({ width: chartWidth, height: 460 })
  const layout = createMemo(() => makeChart(model.board().sea, (size().height * chartWidth) / size().width))
  const viewport = createChartViewport(layout, size)
  model.setViewport(viewport)
  onCleanup(() => model.setViewport(null))
  return (
    <div class="th-chart-place" ref={measure}>
      <ChartRegion model={model} layout={layout()} viewport={viewport} slack={2} />
      <ZoomButtons viewport={viewport} />
      <CardFloat model={model} layout={layout()} viewport={viewport} />
      <FormsRegion model={model} />
    </div>
  )
}
