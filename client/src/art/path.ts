export interface Point {
  readonly x: number
  readonly y: number
}

/** A number for a path, at most one decimal: a tenth of a pixel is finer than a screen. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A closed path with straight sides. */
export function polygonPath(points: readonly Point[]): string {
  return 'M' + points.map((p) => `${short(p.x)} ${short(p.y)}`).join('L') + 'Z'
}

/** A closed path that rounds every corner: quadratic curves from the middle of one side to the middle of the next. */
export function smoothPath(points: readonly Point[]): string {
  const last = points[points.length - 1]
  const first = points[0]
  if (!last || !first) return ''
  const start = middle(last, first)
  let path = `M${short(start.x)} ${short(start.y)}`
  points.forEach((point, index) => {
    const end = middle(point, points[(index + 1) % points.length] ?? first)
    path += `Q${short(point.x)} ${short(point.y)} ${short(end.x)} ${short(end.y)}`
  })
  return path + 'Z'
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
