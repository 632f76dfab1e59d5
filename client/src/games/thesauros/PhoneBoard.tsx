import type { JSX } from 'solid-js'
import { PointerArea } from '../../board/PointerArea.tsx'
import { createSize } from '../../board/size.ts'
import { ActionCard } from './ActionCard.tsx'
import { ChartRegion } from './ChartRegion.tsx'
import type { GameModel } from './model.ts'
import { FormsRegion } from './FormsRegion.tsx'
import { createNearChart } from './nearView.ts'
import { ZoneTabs } from './ZoneTabs.tsx'

/** The table in one hand: the chart from near, following the action; a tab for each zone, and one for all of it. */
export function PhoneBoard(props: { model: GameModel; children?: JSX.Element }): JSX.Element {
  const { model } = props
  const [size, measure] = createSize({ width: 374, height: 346 })
  let chart: HTMLDivElement | undefined
  const { layout, viewport, reach } = createNearChart(model, size, {
    top: () => chart?.getBoundingClientRect().top ?? 0,
  })
  return (
    <PointerArea class="th-phone" pointer={model.pointer} options={{ onReach: reach }}>
      <ZoneTabs model={model} viewport={viewport} />
      <div class="th-chart-place" ref={(place) => measure((chart = place))}>
        <ChartRegion model={model} layout={layout()} viewport={viewport} slack={4} />
      </div>
      <ActionCard model={model} />
      <FormsRegion model={model} />
      <div class="th-phone-controls">{props.children}</div>
    </PointerArea>
  )
}
