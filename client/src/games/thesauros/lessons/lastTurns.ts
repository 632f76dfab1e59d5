/** An Introductory game of two as it stands two quadrimesters before its end at the latest, close: what has been played, as "SEAT ACTION" each. */
export const lastTurns: readonly string[] = `
0 budget HR 24
0 budget RD 10
0 budget GE 13
0 budget ME 2
1 budget HR 24
1 budget RD 9
1 budget GE 13
1 budget ME 2
1 place B 3
0 envelope
0 place B 3
1 place W 3
0 place W 9
1 place W 9
0 place W 1
0 hire
0 place W 7
1 teach
1 buy 2
1 tile B02
0 buy 1
0 tile S08
1 buy 2
0 exchange
0 move metal-detector supply green
0 lagoon lagoon-island green
0 advertise
1 advertise
0 bribe 2
0 place B 3
1 envelope
1 place B 3
0 place W 3
1 place H3 9
0 place W 7
1 place W 7
0 place W 9
0 buy 1
1 buy 4
1 transfer RD 8
1 tile B08
0 buy 3
0 transfer RD 6
0 tile S06
0 depart green
0 step w2
0 step f1
0 step s3.4
0 dive
0 lift 1
1 exchange
1 move metal-detector supply white
1 lagoon lagoon-island white
1 take RD 1
1 take GE 1
1 take ME 2
1 advertise
0 advertise
0 transfer SF 4
1 bribe 2
1 place B 3
0 place B 2
1 place H3 3
0 place W 6
1 place W 3
0 place W 6
0 prototype mask
1 buy 3
1 transfer HR 4
1 buy 5
1 tile B12
1 buy 4
1 transfer ME 3
1 transfer SF 3
0 sail green
0 step s3.3
0 step s3.2
0 step s3.1
0 dive
0 lift 1
0 fish
0 take HR 1
0 fish
0 take ME 1
0 budget HR 28
0 budget RD 4
0 budget GE 9
0 budget ME 3
1 budget HR 22
1 budget RD 10
1 budget GE 22
1 budget ME 8
1 place B 7
0 envelope
0 place B 8
1 envelope
1 place H3 3
0 place W 8
1 place W 9
0 place W 1
0 hire
0 double
0 place W 6
1 buy 4
0 sail green
0 step w3
0 step w2
0 step f1
0 take HR 2
0 fish
0 take HR 2
0 fish
0 take HR 2
1 exchange
1 done
1 lagoon lagoon-island white
1 keep watch
1 take GE 1
1 take HR 1
1 take ME 1
0 teach
0 sponsor M3
0 sell 5 M3
0 take HR 1
0 take GE 1
0 take RD 2
1 advertise
0 bribe 2
1 bribe 2
0 place B 8
1 envelope
1 place B 9
0 envelope
0 place H8 3
1 place H3 2
0 place W 8
1 place W 1
0 place W 2
1 hire
1 place W 7
1 patent super-engine
0 patent basic-sonar
0 buy 1
0 rent green
0 move mask supply green
0 done
0 sail green
0 step g1
0 step s1.4
0 dive
0 deeper
0 lift 2
1 lagoon lagoon-island white
0 sell 7 M3
0 take RD 1
0 take GE 1
0 take HR 5
0 sell 3 M3
0 take GE 1
0 take RD 1
0 take HR 1
1 advertise
0 bribe 2
1 bribe 2
1 place B 7
0 place B 3
1 place H3 3
0 place H8 8
1 place W 2
0 place W 2
1 place W 3
0 place W 6
1 patent excavator
1 transfer ME 3
0 patent medium-engine
0 transfer HR 4
0 buy 2
1 buy 5
1 buy 5
0 sail green
0 step g1
0 step s1.4
0 step s1.3
0 dive
0 lift 1
0 fish
1 exchange
1 move improved-basic-sonar supply white
1 done
1 lagoon lagoon-island white
1 keep obsidian-2
0 sponsor M2
0 budget HR 24
0 budget RD 1
0 budget GE 10
0 budget ME 3
1 budget HR 18
1 budget RD 5
1 budget GE 30
1 budget ME 10
1 place B 7
0 envelope
0 place B 8
1 envelope
1 place H3 9
0 place H8 6
1 place W 8
0 place W 6
1 place W 6
0 place W 6
0 sail green
0 step s1.2
0 step s1.1
0 dive
0 lift 1
0 fish
0 fish
1 fish
0 fish
1 lagoon lagoon-island white
1 keep bronze-2
0 sell 5 M2
0 take GE 1
0 take HR 1
0 take RD 2
1 sell 5 M2
1 take GE 1
1 take HR 1
1 take ME 1
1 advertise
0 bribe 2
1 bribe 2
`
  .trim()
  .split('\n')
