/** A game as it stands a few turns before its end: what has been played, as "SEAT ACTION" each. */
export const lastTurns: readonly string[] = `
1 place c6r2
0 place c4r2
1 place c2r2
0 place c3r2
1 place c5r2
0 place c1r2
1 place c2r2
0 place c5r2
1 place c2r2
0 place c2r2
1 sail 5
1 move c5r2 c2r3
0 sail 1
0 move c1r2 c5r3
1 sail off
0 sail 5
0 collect jade-crown by azure-mussel
0 collect jade-amphora
0 move c5r2 c6r3
1 trade azure
0 sail 6
0 collect coral-crown
0 collect azure-eye
1 trade coral
0 sail off
1 sail 6
1 collect plum-crown by jade-mussel
0 sail 3
0 collect jade-ring by coral-crown
1 sail off
0 sail 4
0 collect amber-key
1 trade jade
0 sail 5
0 move c5r3 c1r4
1 trade amber
0 sail off
1 sail 6
1 move c6r2 c1r3
0 sail 1
0 collect azure-sword
0 collect azure-amphora
0 collect plum-chalice
1 sail off
0 sail off
1 sail 2
1 move c2r2 c4r3
1 move c2r2 c3r3
1 collect plum-key
1 move c2r2 c5r3
0 sail 3
0 collect coral-crown
1 sail 4
1 collect coral-sword
1 end
0 sail 6
0 move c6r3 c3r4
1 sail off
0 sail off
1 sail 2
1 move c2r3 c3r4
0 sail 3
0 collect coral-compass by azure-amphora
0 collect azure-lantern by coral-crown
0 move c3r2 c1r3
1 sail 4
1 move c4r3 c2r4
0 sail 4
0 move c4r2 c1r2
1 sail off
0 sail off
1 sail 2
1 move c2r4 c3r5
0 sail 3
0 move c3r4 c5r4
1 sail 5
1 move c5r3 c6r4
0 sail 5
0 collect amber-crown
0 collect amber-mask
1 sail off
`
  .trim()
  .split('\n')
