import { short } from '../../../art/path.ts'
import type { TreasureColor } from './types.ts'

/** The shape that belongs to a colour, as a path round (0, 0): disc, diamond, triangle, square, cross. */
export function colorShape(color: TreasureColor, radius: number): string {
  const r = (factor: number): string => short(radius * factor)
  switch (color) {
    case 'amber':
      return `M${r(-1)} 0A${r(1)} ${r(1)} 0 1 1 ${r(1)} 0A${r(1)} ${r(1)} 0 1 1 ${r(-1)} 0Z`
    case 'azure':
      return `M0 ${r(-1.22)}L${r(1.22)} 0L0 ${r(1.22)}L${r(-1.22)} 0Z`
    case 'coral':
      return `M0 ${r(-1.1)}L${r(1.14)} ${r(0.92)}H${r(-1.14)}Z`
    case 'jade':
      return `M${r(-0.92)} ${r(-0.92)}H${r(0.92)}V${r(0.92)}H${r(-0.92)}Z`
    case 'plum':
      return `M${r(-0.4)} ${r(-1.1)}H${r(0.4)}V${r(-0.4)}H${r(1.1)}V${r(0.4)}H${r(0.4)}V${r(1.1)}H${r(-0.4)}V${r(0.4)}H${r(-1.1)}V${r(-0.4)}H${r(-0.4)}Z`
  }
}
