/** The dice to draw where words would be a riddle: all six for any face, two for two faces apart; else none. */
export function facesDrawn(faces: readonly number[]): readonly number[] {
  if (faces.length === 6) return faces
  const [low = 0, high = 0] = faces
  return faces.length === 2 && high - low > 1 ? [low, high] : []
}

/**
 * The faces that a slot takes, as short as can be and in no language: `4+`, `≤3`, `≠2`, `2–4`, `1`, `1·6`, and `1–6`
 * for any. `faces` rise and are within 1 to 6.
 */
export function facesText(faces: readonly number[]): string {
  const first = faces[0]
  const last = faces[faces.length - 1]
  if (first === undefined || last === undefined) return '–'
  if (faces.length === 1) return String(first)
  if (faces.length === last - first + 1) {
    if (first === 1 && last === 6) return '1–6'
    if (last === 6) return `${first}+`
    if (first === 1) return `≤${last}`
    return `${first}–${last}`
  }
  const missing = [1, 2, 3, 4, 5, 6].filter((face) => !faces.includes(face))
  if (missing.length === 1) return `≠${missing[0]}`
  return faces.join('·')
}
