/** The numbers behind the chart of a rating: pure, so that they can be tested without a page. */

interface Point {
  readonly elo: number
  readonly margin: number
}

export interface CourseSize {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface CourseScale {
  readonly least: number
  readonly most: number
  readonly steps: readonly number[]
}

/** How much of the band counts for the scale: all of a first one would flatten the line. */
const BAND = 250

/** From a round number below the line and its band to one above. */
export function courseScale(course: readonly Point[]): CourseScale {
  const ends = course.flatMap((point) => [point.elo - bandOf(point), point.elo + bandOf(point)])
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const step = [50, 100, 200, 500].find((each) => (high - low) / each <= 4) ?? 1000
  const [least, most] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  return { least, most, steps: Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step) }
}

function bandOf({ margin }: Point): number {
  return Math.min(margin, BAND)
}

function xOf(index: number, count: number, { width, left, right }: CourseSize): number {
  return left + (count < 2 ? 1 : index / (count - 1)) * (width - left - right)
}

export function yOf(elo: number, { least, most }: CourseScale, { height, top, bottom }: CourseSize): number {
  return height - bottom - ((elo - least) / (most - least)) * (height - top - bottom)
}

/** The rating after each game. */
export function linePath(course: readonly Point[], scale: CourseScale, size: CourseSize): string {
  return through(course.map(({ elo }, index) => [xOf(index, course.length, size), yOf(elo, scale, size)]))
}

/** What is likely around it, as far as the chart goes. */
export function bandPath(course: readonly Point[], scale: CourseScale, size: CourseSize): string {
  const edge = (sign: number) =>
    course.map(({ elo, margin }, index): [number, number] => [
      xOf(index, course.length, size),
      yOf(Math.max(scale.least, Math.min(scale.most, elo + sign * margin)), scale, size),
    ])
  return `${through([...edge(1), ...edge(-1).toReversed()])}Z`
}

function through(points: readonly (readonly [number, number] | readonly number[])[]): string {
  return points.map(([x = 0, y = 0], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
