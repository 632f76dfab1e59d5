import { createMemo, type JSX } from 'solid-js'
import { encode } from 'uqr'
import { squaresPath } from './qr.ts'

/** A link as a picture for a phone's camera, drawn here: nobody else learns of it. Dark on light by night, too, as cameras want it. */
export function QrCode(props: { link: string; label: string }): JSX.Element {
  const code = createMemo(() => encode(props.link, { ecc: 'M', border: 2 }))
  return (
    <svg
      class="qr"
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${code().size} ${code().size}`}
      shape-rendering="crispEdges"
      data-testid="qr"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={squaresPath(code().data)} fill="#000" />
    </svg>
  )
}
