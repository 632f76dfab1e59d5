/** A small network: what is measured of a seat, in one number for how strong it stands. Sums and products alone: every engine finds the same. */
export interface Network {
  /** What is measured, in the order of the numbers. */
  readonly inputs: readonly string[]
  /** What each hidden unit makes of the inputs, added to its `bias`; it counts by its `weight` if that is more than nothing. */
  readonly hidden: readonly { readonly bias: number; readonly weight: number; readonly inputs: readonly number[] }[]
  /** What each input counts besides. */
  readonly direct: readonly number[]
}

/** A network, made ready to be asked often: how strong a seat stands of which this was measured. */
export function strengthBy(network: Network): (measured: Float64Array) => number {
  const { direct } = network
  const hidden = network.hidden.map(({ bias, weight, inputs }) => ({ bias, weight, inputs: Float64Array.from(inputs) }))
  return (measured) => {
    let strength = 0
    for (let input = 0; input < measured.length; input++) {
      strength += (measured[input] as number) * (direct[input] as number)
    }
    for (const { bias, weight, inputs } of hidden) {
      let sum = bias
      for (let input = 0; input < measured.length; input++) {
        sum += (measured[input] as number) * (inputs[input] as number)
      }
      if (sum > 0) strength += sum * weight
    }
    return strength
  }
}
