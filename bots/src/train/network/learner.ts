import { fastChance, type Chance } from '@fathom/kernel'
import { shareOf } from '../../logistic.ts'
import type { Network } from '../../network.ts'
import type { Position } from './position.ts'
import { standardize, type Standardization } from './standardize.ts'

export interface Hyperparameters {
  readonly inputs: readonly string[]
  /** Hidden units. */
  readonly units: number
  readonly epochs: number
  readonly seed: number
  /** At first; it falls evenly. */
  readonly learningRate: number
}

const MOST_SEATS = 4
const BATCH = 256
/** Digits that are kept of a weight. */
const DIGITS = 4
/** The part of the learning rate that is left at the end. */
const LEAST_RATE = 0.01
const WEIGHT_DECAY = 1e-3

/** The weights while they are learnt, for standardized inputs; each unit's beside each other. */
export class Learner {
  private readonly plan: Hyperparameters
  private readonly positions: readonly Position[]
  private readonly chance: Chance
  private readonly standardization: Standardization
  private readonly width: number
  /** Units' inputs, units' biases, units' weights, direct weights. */
  private readonly weights: Float64Array
  private readonly gradient: Float64Array
  /** Adam's running means of the gradient and of its square. */
  private readonly firstMoment: Float64Array
  private readonly secondMoment: Float64Array
  private readonly hidden: Float64Array
  /** How much of each running mean is still the 0 that it began with. */
  private firstUnset = 1
  private secondUnset = 1

  /** @param before the network to go on from; null: a new one */
  constructor(plan: Hyperparameters, positions: readonly Position[], before: Network | null) {
    this.plan = plan
    this.positions = positions
    this.chance = fastChance(plan.seed)
    this.width = plan.inputs.length
    this.standardization = standardize(positions, this.width)
    const count = plan.units * (this.width + 2) + this.width
    this.weights = new Float64Array(count)
    this.gradient = new Float64Array(count)
    this.firstMoment = new Float64Array(count)
    this.secondMoment = new Float64Array(count)
    this.hidden = new Float64Array(plan.units * MOST_SEATS)
    if (before === null) this.initialize()
    else this.continueFrom(before)
  }

  /** Goes through all positions once, in a new order. The learning rate falls evenly from epoch 0 to the last. */
  runEpoch(epoch: number): void {
    const { positions, chance } = this
    const order = shuffled(positions.length, chance)
    const batches = Math.ceil(positions.length / BATCH)
    for (let batch = 0; batch < batches; batch++) {
      this.gradient.fill(0)
      const from = batch * BATCH
      const to = Math.min(positions.length, from + BATCH)
      for (let at = from; at < to; at++) this.backpropagate(positions[order[at] as number] as Position, to - from)
      const done = (epoch + batch / batches) / this.plan.epochs
      this.adamStep(this.plan.learningRate * Math.max(LEAST_RATE, 1 - done))
    }
  }

  /** The network for inputs as they are measured. */
  network(): Network {
    const { units, inputs } = this.plan
    const { mean, deviation } = this.standardization
    const { width, weights } = this
    const kept = (weight: number): number => Number(weight.toPrecision(DIGITS))
    const hidden = Array.from({ length: units }, (_, unit) => {
      const own = Array.from({ length: width }, (_, input) => (weights[unit * width + input] as number) / (deviation[input] as number)) // prettier-ignore
      const bias = (weights[units * width + unit] as number) - dot(own, mean)
      return { bias: kept(bias), weight: kept(weights[units * (width + 1) + unit] as number), inputs: own.map(kept) }
    })
    const direct = Array.from({ length: width }, (_, input) => kept((weights[units * (width + 2) + input] as number) / (deviation[input] as number))) // prettier-ignore
    return { inputs, direct, hidden }
  }

  private initialize(): void {
    const { units } = this.plan
    const { width, weights, chance } = this
    const size = 1 / Math.sqrt(width)
    for (let at = 0; at < units * width; at++) weights[at] = size * bell(chance)
    for (let unit = 0; unit < units; unit++) {
      weights[units * (width + 1) + unit] = (0.1 / Math.sqrt(units)) * bell(chance)
    }
  }

  private continueFrom({ hidden, direct }: Network): void {
    const { units } = this.plan
    const { width, weights } = this
    const { mean, deviation } = this.standardization
    for (const [unit, { bias, weight, inputs }] of hidden.entries()) {
      for (let input = 0; input < width; input++) {
        weights[unit * width + input] = (inputs[input] as number) * (deviation[input] as number)
      }
      weights[units * width + unit] = bias + dot(inputs, mean)
      weights[units * (width + 1) + unit] = weight
    }
    for (let input = 0; input < width; input++) {
      weights[units * (width + 2) + input] = (direct[input] as number) * (deviation[input] as number)
    }
  }

  /** Adds a position's share of the gradient of its batch. */
  private backpropagate({ seats, measured, target }: Position, batchSize: number): void {
    const rows = Array.from({ length: seats }, (_, seat) => this.standardized(measured, seat))
    const strengths = rows.map((row, seat) => this.forward(row, seat))
    for (const [seat, row] of rows.entries()) {
      this.backward(row, seat, (shareOf(strengths, seat) - (target[seat] as number)) / batchSize)
    }
  }

  private standardized(measured: Float32Array, seat: number): Float64Array {
    const { mean, deviation } = this.standardization
    const row = new Float64Array(this.width)
    for (let input = 0; input < this.width; input++) {
      const value = measured[seat * this.width + input] as number
      row[input] = (value - (mean[input] as number)) / (deviation[input] as number)
    }
    return row
  }

  /** How strong a seat stands; what its hidden units had is kept for the way back. */
  private forward(row: Float64Array, seat: number): number {
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

  /** @param excess how much too likely the seat was to win: the slope of the cross entropy by its strength */
  private backward(row: Float64Array, seat: number, excess: number): void {
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

  private adamStep(rate: number): void {
    const { weights, gradient, firstMoment, secondMoment } = this
    const { units } = this.plan
    const biases = [units * this.width, units * (this.width + 1)] as const
    this.firstUnset *= 0.9
    this.secondUnset *= 0.999
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] as number
      const first = 0.9 * (firstMoment[at] as number) + 0.1 * slope
      const second = 0.999 * (secondMoment[at] as number) + 0.001 * slope * slope
      firstMoment[at] = first
      secondMoment[at] = second
      const way = first / (1 - this.firstUnset) / (Math.sqrt(second / (1 - this.secondUnset)) + 1e-8)
      const weight = weights[at] as number
      const shrinks = at >= biases[0] && at < biases[1] ? 0 : WEIGHT_DECAY * weight
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

/** About as a bell curve of deviation 1, by twelve numbers: no logarithm, which engines compute differently. */
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
