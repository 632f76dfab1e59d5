/** A game as it stands two rounds before its end, close: what has been played, as "SEAT ACTION" each. */
export const lastTurns: readonly string[] = `
1 lay headquarters
1 lay s-canyon
1 lay s-desert
1 end
0 lay adventurers
0 lay headquarters
0 lay s-canyon
0 end
1 dive 2
1 place 4 T3.1
1 place 1 T1.1
1 decline
1 end
0 place 4 T4.1
0 place 4 T3.1
0 place 2 guide-work
0 end
1 place 1 T2.1
1 dive 6
1 place 4 museum-scrolls
1 order museum-scrolls 1
1 end
0 dive 5
0 dive 5
0 place 1 museum-fossils
0 order museum-fossils 1
0 end
1 place 5 T1.1
1 upgrade T2
1 place 2 guide-work
1 end
0 place 6 T2.1
0 upgrade T4
0 place 4 T3.1
0 place 3 guide-work
0 end
1 place 2 guide-work
1 place 4 T3.1
1 place 3 T1.1
1 decline
1 end
0 place 1 T3.1
0 place 2 museum-fossils
0 order museum-fossils 2
0 place 4 guide-work
0 end
1 place 4 T2.1
1 place 4 guide-work
1 place 1 T1.1
1 buy survey-kit
1 put B2
1 end
0 place 6 T2.1
0 buy salvage-barge
0 put B4
0 place 5 T3.1
0 place 3 guide-work
0 end
1 place 2 museum-fossils
1 order museum-fossils 3
1 place 3 T2.1
1 place 2 T1.1
1 buy curators-study
1 put T5
1 end
0 dive 6
0 dive 6
0 place 2 guide-work
0 end
1 place 1 T2.1
1 place 4 T5.1
1 order museum-fossils 4
1 place 6 T1.1
1 buy purchasing-bureau
1 put B3
1 end
0 place 2 T2.1
0 upgrade B4
0 place 1 T3.1
0 place 4 guide-work
0 end
1 place 2 B3.1
1 upgrade B2
1 place 5 T3.1
1 place 1 T1.1
1 decline
1 end
0 place 2 guide-work
0 place 1 T3.1
0 place 6 private-collectors
0 sell fossil
0 sell scroll
0 done
0 end
1 place 5 T3.1
1 place 3 T5.1
1 order museum-scrolls 2
1 place 1 B3.1
1 buy survey-kit
1 put B4
1 end
0 place 4 T4.1
0 place 1 T3.1
0 place 1 T2.1
0 buy mule-train
0 put T5
0 end
1 place 4 T2.1
1 place 4 B3.1
1 upgrade B3
1 place 5 T1.1
1 decline
1 end
0 place 5 T4.1
0 place 4 museum-scrolls
0 order museum-scrolls 4
0 place 1 T2.1
0 upgrade T5
0 end
1 place 2 B3.1
1 upgrade B4
1 place 5 T3.1
1 place 3 T1.1
1 decline
1 end
0 place 5 T4.1
0 place 6 T3.1
0 place 2 guide-work
0 end
1 place 2 B3.1
1 upgrade T5
1 place 6 T3.1
1 place 3 T1.1
1 decline
1 end
0 place 4 T4.1
0 place 2 museum-scrolls
0 order museum-scrolls 3
0 place 1 T2.1
0 buy diving-suit
0 put T0
0 end
1 place 2 B3.1
1 buy seaplane
1 put B5
1 place 5 T2.1
1 place 3 T1.1
1 decline
1 end
0 dive 5
0 dive 3
0 place 1 T2.1
0 buy university-chair
0 put B5
0 end
1 place 6 private-collectors
1 sell scroll
1 sell fossil
1 sell fossil
1 sell fossil
1 sell fossil
1 place 5 T2.1
1 place 1 B3.1
1 buy canyon
1 put B6
1 end
`
  .trim()
  .split('\n')
