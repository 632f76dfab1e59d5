import { createEffect, createSignal, on } from 'solid-js'
import { getPlan } from '../api/api.ts'
import type { Model } from './model.ts'

/**
 * Looks for a plan of mine when my turn comes: on this page or on another device one may have been laid.
 * @param offer told that there is one, or that something of one was dropped
 */
export function watchPlan(model: Model, isMyTurn: () => boolean, offer: () => void): void {
  // Who comes to the table may have one; after that, only who could have laid one since.
  let mayHaveOne = true
  const [isPlaying, setPlaying] = createSignal(false)
  createEffect(() => {
    if (model.present()?.mayPlan === true) mayHaveOne = true
  })
  const look = async (): Promise<void> => {
    const answer = await getPlan(model.session.id)
    if (!answer.ok) return
    const { steps, stopped, atOnce, yourTurn } = answer.value
    // One that is played at once may still be stopped on its way.
    const isUnderWay = atOnce && yourTurn && steps.length > 0
    setPlaying(isUnderWay)
    if (!isUnderWay && (stopped !== null || (yourTurn && steps.length > 0))) offer()
  }
  createEffect(
    on(
      () => isMyTurn() && (isPlaying() ? `at ${model.present()?.version}` : 'now'),
      (isTime) => {
        if (isTime === false || (!mayHaveOne && !isPlaying())) return
        mayHaveOne = false
        void look()
      },
    ),
  )
}
