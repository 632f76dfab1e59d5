import type { Seat } from '@fathom/kernel'

/**
 * A point that play has come to by the same actions, whatever was hidden or drawn on the way (an open loop). Where several seats choose at once,
 * each has its own decision here, so that none can answer what it has not seen.
 */
export interface TreeNode {
  readonly decisions: (Decision | undefined)[]
}

/** What has been learnt of a seat's choice at a node. */
export interface Decision {
  /** By notation. */
  readonly edges: Map<string, Edge>
  /** How often play came by. */
  arrivals: number
  /** How often something was chosen here and played out, and the sum of the seat's rewards. */
  visits: number
  sum: number
}

/** An action at a decision. */
export interface Edge {
  /** What the evaluation says that it brings, in its points, compared with the position before. */
  readonly worth: number
  /** How often it was legal when something was chosen here, so that an action that is rarely legal does not count as neglected. */
  available: number
  visits: number
  sum: number
  next: TreeNode | null
}

export function newNode(): TreeNode {
  return { decisions: [] }
}

/** The decision of a seat at a node, made when first asked for. */
export function decisionAt(node: TreeNode, seat: Seat): Decision {
  let decision = node.decisions[seat]
  if (decision === undefined) {
    decision = { edges: new Map(), arrivals: 0, visits: 0, sum: 0 }
    node.decisions[seat] = decision
  }
  return decision
}

/** Where an action leads; made when first asked for. */
export function nextOf(edge: Edge): TreeNode {
  edge.next ??= newNode()
  return edge.next
}
