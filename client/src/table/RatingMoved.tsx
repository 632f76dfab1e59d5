import { Show, type JSX } from 'solid-js'
import type { Rating } from '@fathom/protocol'
import { getRatingChanges } from '../api/api.ts'
import { createAsked } from '../shell/asked.ts'
import { Link } from '../shell/router.tsx'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'
import { movedWords, ratingWords } from './ratingWords.ts'

/** How a rated game has moved my rating. */
export function RatingMoved(props: { model: Model }): JSX.Element {
  const changes = createAsked(async () => {
    const answer = await getRatingChanges(props.model.session.id)
    return answer.ok ? answer.value : null
  })
  const mine = () => changes()?.seats[props.model.you() ?? -1]
  const words = ({ before, after }: { before: Rating; after: Rating }): string => {
    const moved = after.elo - before.elo
    if (moved === 0) return parts().end.ratedSame(ratingWords(after))
    return parts().end.rated(ratingWords(before), ratingWords(after), movedWords(moved))
  }
  const hasOnlyWaited = (): boolean =>
    changes() !== null &&
    !mine() &&
    props.model.you() !== null &&
    props.model.present()?.outcome?.end === 'lost-on-time'
  return (
    <Show
      when={mine()}
      fallback={
        <Show when={hasOnlyWaited()}>
          <p class="soft">{parts().end.onlyWaited}</p>
        </Show>
      }
    >
      {(change) => (
        <p data-testid="rating-moved" role="status">
          <strong>{words(change())}</strong> <Show when={change().after.isProvisional}>{parts().end.provisional}</Show>{' '}
          <Link href="/people/me">{parts().end.toPage}</Link>
        </p>
      )}
    </Show>
  )
}
