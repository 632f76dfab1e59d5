import { fastChance, type Chance } from '@fathom/kernel'
import { shareOf } from '../logistic.ts'
import { strengthBy, type Network } from '../network.ts'

/** A game to learn from. */
export interface Course {
  readonly seats: number
  /** Of each position, in the order of the game: what was measured of every seat, at [seat * inputs + input]. */
  readonly measured: readonly Float32Array[]
  /** What the game brought each seat, 0 to 1; together 1. */
  readonly goal: readonly number[]
}

/** How a network is to learn. */
export interface NetworkPlan {
  readonly inputs: readonly string[]
  /** Hidden units. */
  readonly units: number
  /** How often all positions are gone through. */
  readonly passes: number
  readonly seed: number
  /** How much a position's goal is what came of the game; the rest is what the network before foresaw at the next position. */
  readonly ofGame: number
  /** How far a step goes at first; the last ones are small. */
  readonly rate: number
}

export interface FittedNetwork {
  readonly network: Network
  /** Mean of the squares by which it missed the goals of the games that were left out; smaller is better. */
  readonly error: number
}

interface Position {
  readonly seats: number
  readonly measured: Float32Array
  readonly goal: readonly number[]
}

/** One game of so many is left out, to see what was learnt. */
const LEFT_OUT = 10
const BATCH = 256
/** Digits that are kept of a weight. */
const DIGITS = 4
const LEAST_RATE = 0.01
/** How fast weights that nothing speaks for shrink. */
const DECAY = 1e-3

/**
 * Fits a network to games: the chances of all seats, as e to how strong each stands, come as near as can be to what the games brought (cross entropy, by
 * Adam's steps: Kingma and Ba, 2014). The same courses and plan give the same network to the last bit, on any machine.
 * @param before the network to go on from; null: a new one
 */
export function fitNetwork(courses: readonly Course[], plan: NetworkPlan, before: Network | null): FittedNetwork {
  const foresee = before === null ? null : foresightBy(before)
  const positions = courses.map((course) => positionsOf(course, plan.ofGame, foresee))
  const taught = positions.filter((_, number) => number % LEFT_OUT !== 0).flat()
  const leftOut = positions.filter((_, number) => number % LEFT_OUT === 0).flat()
  const chance = fastChance(plan.seed)
  const scale = scaleOf(taught, plan.inputs.length)
  const learner = new Learner(plan, scale, before, chance)
  for (let pass = 0; pass < plan.passes; pass++) learner.pass(taught, pass, chance)
  const network = learner.network()
  return { network, error: errorOf(leftOut, foresightBy(network)) }
}

type Foresight = (measured: Float32Array, seats: number) => number[]

function foresightBy(network: Network): Foresight {
  const strengthOf = strengthBy(network)
  return (measured, seats) => {
    const width = measured.length / seats
    const strengths = Array.from({ length: seats }, (_, seat) =>
      strengthOf(Float64Array.from(measured.subarray(seat * width, (seat + 1) * width))),
    )
    return strengths.map((_, seat) => shareOf(strengths, seat))
  }
}

/** From the last position back: what the game brought, mixed with what was foreseen on the way. */
function positionsOf({ seats, measured, goal }: Course, ofGame: number, foresee: Foresight | null): Position[] {
  const positions: Position[] = []
  let ahead = goal
  for (const each of measured.toReversed()) {
    positions.push({ seats, measured: each, goal: ahead })
    if (foresee === null || ofGame === 1) continue
    const foreseen = foresee(each, seats)
    ahead = ahead.map((share, seat) => ofGame * share + (1 - ofGame) * (foreseen[seat] as number))
  }
  return positions.toReversed()
}

function errorOf(positions: readonly Position[], foresee: Foresight): number {
  let sum = 0
  for (const { seats, measured, goal } of positions) {
    for (const [seat, share] of foresee(measured, seats).entries()) sum += (share - (goal[seat] as number)) ** 2
  }
  return sum / Math.max(1, positions.length)
}

/** What is usual of each input, and how far it differs from that. */
interface Scale {
  readonly mean: Float64Array
  readonly spread: Float64Array
}

function scaleOf(positions: readonly Position[], width: number): Scale {
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)]
  let rows = 0
  for (const { seats, measured } of positions) {
    rows += seats
    for (let at = 0; at < measured.length; at++) {
      const value = measured[at] as number
      sums[at % width] = (sums[at % width] as number) + value
      squares[at % width] = (squares[at % width] as number) + value * value
    }
  }
  const mean = sums.map((sum) => sum / Math.max(1, rows))
  const spread = squares.map((square, input) => {
    const variance = square / Math.max(1, rows) - (mean[input] as number) ** 2
    // What never differs stays as it is.
    return variance > 1e-8 ? Math.sqrt(variance) : 1
  })
  return { mean, spread }
}

/** The weights while they are learnt: for inputs as steps of their spread from the mean, each unit's beside each other. */
class Learner {
  private readonly plan: NetworkPlan
  private readonly scale: Scale
  private readonly width: number
  /** Units' inputs, units' biases, units' weights, direct weights. */
  private readonly weights: Float64Array
  private readonly gradient: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private readonly hidden: Float64Array
  private meanLeft = 1
  private squareLeft = 1

  constructor(plan: NetworkPlan, scale: Scale, before: Network | null, chance: Chance) {
    this.plan = plan
    this.scale = scale
    this.width = plan.inputs.length
    const count = plan.units * (this.width + 2) + this.width
    this.weights = new Float64Array(count)
    this.gradient = new Float64Array(count)
    this.mean = new Float64Array(count)
    this.square = new Float64Array(count)
    this.hidden = new Float64Array(plan.units * 4)
    if (before === null) this.begin(chance)
    else this.takeOver(before)
  }

  pass(positions: readonly Position[], pass: number, chance: Chance): void {
    const order = shuffled(positions.length, chance)
    const batches = Math.ceil(positions.length / BATCH)
    for (let batch = 0; batch < batches; batch++) {
      this.gradient.fill(0)
      const from = batch * BATCH
      const to = Math.min(positions.length, from + BATCH)
      for (let at = from; at < to; at++) this.learn(positions[order[at] as number] as Position, to - from)
      const gone = (pass + batch / batches) / this.plan.passes
      this.step(this.plan.rate * Math.max(LEAST_RATE, 1 - gone))
    }
  }

  /** The network for inputs as they are measured. */
  network(): Network {
    const { units, inputs } = this.plan
    const { mean, spread } = this.scale
    const { width, weights } = this
    const kept = (weight: number): number => Number(weight.toPrecision(DIGITS))
    const hidden = Array.from({ length: units }, (_, unit) => {
      const own = Array.from({ length: width }, (_, input) => (weights[unit * width + input] as number) / (spread[input] as number)) // prettier-ignore
      const bias = (weights[units * width + unit] as number) - dot(own, mean)
      return { bias: kept(bias), weight: kept(weights[units * (width + 1) + unit] as number), inputs: own.map(kept) }
    })
    const direct = Array.from({ length: width }, (_, input) => kept((weights[units * (width + 2) + input] as number) / (spread[input] as number))) // prettier-ignore
    return { inputs, direct, hidden }
  }

  private begin(chance: Chance): void {
    const { units } = this.plan
    const { width, weights } = this
    const size = 1 / Math.sqrt(width)
    for (let at = 0; at < units * width; at++) weights[at] = size * bell(chance)
    for (let unit = 0; unit < units; unit++) {
      weights[units * (width + 1) + unit] = (0.1 / Math.sqrt(units)) * bell(chance)
    }
  }

  private takeOver({ hidden, direct }: Network): void {
    const { units } = this.plan
    const { width, weights } = this
    const { mean, spread } = this.scale
    for (const [unit, { bias, weight, inputs }] of hidden.entries()) {
      for (let input = 0; input < width; input++) {
        weights[unit * width + input] = (inputs[input] as number) * (spread[input] as number)
      }
      weights[units * width + unit] = bias + dot(inputs, mean)
      weights[units * (width + 1) + unit] = weight
    }
    for (let input = 0; input < width; input++) {
      weights[units * (width + 2) + input] = (direct[input] as number) * (spread[input] as number)
    }
  }

  /** Adds what a position speaks for to the gradient. */
  private learn({ seats, measured, goal }: Position, of: number): void {
    const rows = Array.from({ length: seats }, (_, seat) => this.scaled(measured, seat))
    const strengths = rows.map((row, seat) => this.strengthOf(row, seat))
    for (const [seat, row] of rows.entries()) {
      this.blame(row, seat, (shareOf(strengths, seat) - (goal[seat] as number)) / of)
    }
  }

  private scaled(measured: Float32Array, seat: number): Float64Array {
    const { mean, spread } = this.scale
    const row = new Float64Array(this.width)
    for (let input = 0; input < this.width; input++) {
      const value = measured[seat * this.width + input] as number
      row[input] = (value - (mean[input] as number)) / (spread[input] as number)
    }
    return row
  }

  private strengthOf(row: Float64Array, seat: number): number {
    const { units } = this.plan
    const { width, weights, hidden } = this
    let strength = 0
    const direct = units * (width + 2)
    for (let input = 0; input < width; input++) {
      strength += (row[input] as number) * (weights[direct + input] as number)
    }
    for (let unit = 0; unit < units; unit++) {
      let sum = weights[units * width + unit] as number
      const first = unit * width
      for (let input = 0; input < width; input++) sum += (row[input] as number) * (weights[first + input] as number)
      hidden[seat * units + unit] = sum
      if (sum > 0) strength += sum * (weights[units * (width + 1) + unit] as number)
    }
    return strength
  }

  /** @param excess how much too likely the seat was to win */
  private blame(row: Float64Array, seat: number, excess: number): void {
    const { units } = this.plan
    const { width, weights, gradient, hidden } = this
    const add = (at: number, value: number): void => {
      gradient[at] = (gradient[at] as number) + value
    }
    for (let input = 0; input < width; input++) add(units * (width + 2) + input, excess * (row[input] as number))
    for (let unit = 0; unit < units; unit++) {
      const sum = hidden[seat * units + unit] as number
      if (sum <= 0) continue
      const back = excess * (weights[units * (width + 1) + unit] as number)
      add(units * (width + 1) + unit, excess * sum)
      add(units * width + unit, back)
      const first = unit * width
      for (let input = 0; input < width; input++) add(first + input, back * (row[input] as number))
    }
  }

  private step(rate: number): void {
    const { weights, gradient, mean, square } = this
    const { units } = this.plan
    const biases = [units * this.width, units * (this.width + 1)] as const
    this.meanLeft *= 0.9
    this.squareLeft *= 0.999
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] as number
      const newMean = 0.9 * (mean[at] as number) + 0.1 * slope
      const newSquare = 0.999 * (square[at] as number) + 0.001 * slope * slope
      mean[at] = newMean
      square[at] = newSquare
      const way = newMean / (1 - this.meanLeft) / (Math.sqrt(newSquare / (1 - this.squareLeft)) + 1e-8)
      const weight = weights[at] as number
      const shrinks = at >= biases[0] && at < biases[1] ? 0 : DECAY * weight
      weights[at] = weight - rate * (way + shrinks)
    }
  }
}

function shuffled(count: number, chance: Chance): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    const kept = order[last] as number
    order[last] = order[other] as number
    order[other] = kept
  }
  return order
}

/** About as a bell curve of spread 1, by twelve numbers: no logarithm, which engines compute differently. */
function bell(chance: Chance): number {
  let sum = -6
  for (let each = 0; each < 12; each++) sum += (chance.below(2 ** 24) + 0.5) / 2 ** 24
  return sum
}

function dot(some: ArrayLike<number>, others: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < some.length; at++) sum += (some[at] as number) * (others[at] as number)
  return sum
}
