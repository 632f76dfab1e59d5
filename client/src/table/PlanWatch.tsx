import { createEffect, createSignal, on, type JSX } from 'solid-js'
import { getPlan } from '../api/api.ts'
import type { Model } from './model.ts'

/**
 * Shows nothing. Looks for a plan of mine when my turn comes: on this page or on another device one may have been laid.
 * @param props.onOffer told that there is one, or that something of one was dropped
 */
export function PlanWatch(props: { model: Model; isMyTurn: boolean; onOffer: () => void }): JSX.Element {
  // Who comes to the table may have one; after that, only who could have laid one since.
  let mayHaveOne = true
  const [isPlaying, setPlaying] = createSignal(false)
  createEffect(() => {
    if (props.model.present()?.mayPlan === true) mayHaveOne = true
  })
  const look = async (): Promise<void> => {
    const answer = await getPlan(props.model.session.id)
    if (!answer.ok) return
    const { steps, stopped, atOnce, yourTurn } = answer.value
    // One that is played at once may still be stopped on its way.
    const isUnderWay = atOnce && yourTurn && steps.length > 0
    setPlaying(isUnderWay)
    if (!isUnderWay && (stopped !== null || (yourTurn && steps.length > 0))) props.onOffer()
  }
  createEffect(
    on(
      () => props.isMyTurn && (isPlaying() ? `at ${props.model.present()?.version}` : 'now'),
      (isTime) => {
        if (isTime === false || (!mayHaveOne && !isPlaying())) return
        mayHaveOne = false
        void look()
      },
    ),
  )
  return null
}
