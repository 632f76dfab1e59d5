import type { Seat, SeatScore } from '@fathom/kernel'
import type { View } from '@fathom/thesauros'

type Scored = Pick<View, 'phase' | 'players' | 'scores'>

/**
 * What a seat would score by what everybody can see: all seats are compared on one basis, so nobody's slush fund counts while the game
 * runs, mine neither, and no money while it is being shared out.
 * @param moneyPerPoint $ that make a point
 */
export function openScore(
  { phase, players, scores }: Scored,
  seat: Seat,
  moneyPerPoint: number,
): SeatScore | undefined {
  const score = scores[seat]
  const player = players[seat]
  if (score === undefined || player === undefined || phase === 'over' || players.length === 1) return score
  const open = phase === 'budget' ? 0 : (player.accounts ?? []).reduce((sum, amount) => sum + amount, 0)
  const money = Math.floor(open / moneyPerPoint)
  const counted = score.sources['money'] ?? 0
  return { total: score.total - counted + money, sources: { ...score.sources, money } }
}
