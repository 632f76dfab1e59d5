import { createMemo, onCleanup, type JSX } from 'solid-js'
import { CardFloat } from './CardFloat.tsx'
import { ChartRegion } from './ChartRegion.tsx'
import type { Desk } from './desk.ts'
import { FormsRegion } from './FormsRegion.tsx'
import { chartWidth, makeChart } from './layout.ts'
import { createLens } from './lens.ts'
import { OfficeRegion } from './OfficeRegion.tsx'
import { PanelsRegion } from './PanelsRegion.tsx'
import { createPointing } from './pointing.ts'
import { createSize } from './size.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

/** The table on a wide screen: the whole chart, my office and the town's offers below it, what is asked on a card over the water. */
export function Board(props: { desk: Desk }): JSX.Element {
  const { desk } = props
  const [size, measure] = createSize({ width: chartWidth, height: 460 })
  const layout = createMemo(() => makeChart(desk.board().sea, (size().height * chartWidth) / size().width))
  const lens = createLens(layout, size)
  const { ref, handlers } = createPointing(desk)
  desk.setLens(lens)
  onCleanup(() => desk.setLens(null))
  return (
    <div class="th-board" ref={ref} {...handlers}>
      <div class="th-chart-place" ref={measure}>
        <ChartRegion desk={desk} layout={layout()} lens={lens} slack={2} />
        <ZoomButtons lens={lens} />
        <CardFloat desk={desk} layout={layout()} lens={lens} room={size()} />
        <FormsRegion desk={desk} />
      </div>
      <OfficeRegion desk={desk} />
      <PanelsRegion desk={desk} />
    </div>
  )
}
