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
