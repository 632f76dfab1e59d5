import { createMemo, For, type JSX } from 'solid-js'
import type { ProfileGame } from '@fathom/protocol'
import { createSize } from '../board/size.ts'
import { Link, tablePath } from '../shell/router.tsx'
import { ratingWords } from '../table/ratingWords.ts'
import { dayOf } from '../text/index.ts'
import { bandPath, courseScale, linePath, yOf, type CourseSize } from './course.ts'
import { words } from './text/index.ts'

const HEIGHT = 170

/** How a rating moved, game by game, with the band of what is likely; and the same as a table. */
export function RatingCourse(props: { course: ProfileGame['course'] }): JSX.Element {
  const [room, measure] = createSize({ width: 480, height: HEIGHT })
  const size = createMemo((): CourseSize => ({
    width: Math.max(220, Math.round(room().width)),
    height: HEIGHT,
    left: 46,
    right: 14,
    top: 10,
    bottom: 14,
  }))
  const scale = createMemo(() => courseScale(props.course))
  const last = () => props.course.at(-1)
  const summary = (): string => words().courseSummary(props.course[0]?.elo ?? 0, last()?.elo ?? 0, props.course.length)
  return (
    <figure class="course" data-testid="course">
      <figcaption>{words().course}</figcaption>
      <div ref={measure}>
        <svg viewBox={`0 0 ${size().width} ${size().height}`} role="img" aria-label={summary()}>
          <For each={scale().steps}>
            {(step) => (
              <g>
                <path
                  d={`M${size().left} ${yOf(step, scale(), size())}H${size().width - size().right}`}
                  stroke="var(--hair)"
                />
                <text
                  x={size().left - 8}
                  y={yOf(step, scale(), size()) + 4}
                  text-anchor="end"
                  font-size="12"
                  fill="var(--ink-soft)"
                >
                  {step}
                </text>
              </g>
            )}
          </For>
          <path d={bandPath(props.course, scale(), size())} fill="var(--ink-soft)" opacity="0.2" />
          <path
            d={linePath(props.course, scale(), size())}
            fill="none"
            stroke="var(--ink)"
            stroke-width="2.4"
            stroke-linejoin="round"
          />
          <circle
            cx={size().width - size().right}
            cy={yOf(last()?.elo ?? 0, scale(), size())}
            r="4.5"
            fill="var(--brass-strong)"
          />
        </svg>
      </div>
      <details>
        <summary>{words().courseTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words().day}</th>
              <th scope="col">{words().rating}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.course.toReversed()}>
              {(point) => (
                <tr>
                  <td>
                    <Link href={tablePath(point.table)}>{dayOf(point.at)}</Link>
                  </td>
                  <td>{ratingWords(point)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </figure>
  )
}
