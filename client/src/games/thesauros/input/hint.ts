/**
 * What to do first, where no action is meant yet. `zodiac-first`: several could go. `nobody-in-port`: none can. `here-already`: the Zodiac is
 * there. `no-line`: nobody is placed there.
 */
export type Hint = 'zodiac-first' | 'nobody-in-port' | 'here-already' | 'no-line'
