/** A game as it stands three turns before its end, close: what has been played, as "SEAT ACTION" each. */
export const lastTurns: readonly string[] = `
0 keep G07 G11
1 keep P08 S09
0 cross G07 a2 a3 b3
1 cross P08 d3 c4 d4
0 cross G11 b1 c1 d1 b2
1 cross P08 a1 b1 b2 b3
0 cross G07 d1 d2 d3
1 box P08 c1
0 cross G07 b2 c2
1 cross S09 d2 d3
0 box G07 c1
0 bonus G07 c3
1 cross P08 a2 a3 a4
1 bonus S09 c3
0 take G05
0 cross G05 c1 d1 c2 d2
0 bonus G05 b1
1 cross S09 a1 b1 a2 b2
1 bonus S09 c2
1 take P11
0 cross G05 b2 a3 b3 c3
0 bonus G05 a2
1 cross P11 b3 a4 b4 c4
1 bonus P11 d4
0 take O03
0 cross O03 a1 b1 a2
1 cross P11 a1 b1 a2
0 cross O03 d1 d2 d3
0 bonus O03 d4
1 box P11 a3
0 cross O03 b2 a3 b3 c3
0 bonus O03 c4
1 cross P11 d1 c2 d2 d3
1 bonus P11 c1
0 take deck
1 take deck
0 cross S03 a1 b1 c1 a2
1 cross P02 d3 b4 c4 d4
1 bonus P08 d2
0 cross G11 c2 d2 c3 d3
0 bonus G11 a3
0 bonus G11 b3
1 cross P02 a1 b1 a2 b2
1 bonus P08 d1
0 take deck
0 cross O01 c1 d1
1 box P08 b4
1 take deck
0 cross S03 a3 b3 c3
1 box S08 a2
0 cross O01 a1 b1 a2
0 bonus S03 c2
1 cross P02 c1 d1 c2
1 bonus S08 a3
0 take deck
0 cross O05 a1 a2 a3
1 box S08 d3
0 cross O01 d2 d3 d4
0 bonus O05 b1
1 cross S08 b2 c2 d2
1 bonus S08 b1
0 cross O01 a3 a4 b4
1 box S08 c1
1 take deck
0 box O01 c4
1 cross P03 b1 c1 d1 c2
1 bonus P03 d4
1 bonus P03 a2
0 take G02
0 cross O05 b2 b3
1 cross P03 a3 a4
1 bonus P03 d2
0 cross O05 c2 d2 c3 d3
1 cross P03 b3 c3 b4 c4
0 cross G02 a1 b1 c1 b2
1 box P03 d3
1 take deck
0 box G02 d1
1 cross O06 c3 d3 c4 d4
0 cross G02 b3 c3 d3
1 box P02 a4
0 box G02 a2
1 cross O06 a3 b3 b4
`
  .trim()
  .split('\n')
