// Blank or in the place of something else, though Unicode calls them letters and signs.
const BLANKS = String.raw`\u2800\uFFFC\uFFFD\u{13441}\u{13442}\u{1D159}`
// What has a shape of its own: no control or private characters, nothing unassigned, no half of a surrogate pair, no blank.
const SHAPE = String.raw`[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}${BLANKS}]`
const MARK = String.raw`(?!\p{Default_Ignorable_Code_Point})[\p{Mn}\p{Me}]`
const MARKS = `(?:${MARK}){0,2}`
// As text or as an emoji, then the marks; scripts that write vowels beside a letter have marks on those as well.
const LETTER = String.raw`(?:${SHAPE}[\uFE0E\uFE0F]?${MARKS}(?:\p{Mc}${MARKS}){0,2})`
// What has no shape, but gives one to its neighbours: the joiner of two emoji; in Persian and its neighbours what keeps a letter from being joined to
// the next one, where it would be; in the scripts of India either of them between a vowel killer and the next letter (RFC 5892, appendix A).
const JOINED = String.raw`\u0628\u067E\u062A\u062B\u062C\u0686\u062D\u062E\u0633\u0634\u0635\u0636\u0637\u0638\u0639\u063A\u0641\u0642\u06A9\u0643\u06AF\u0644\u0645\u0646\u0647\u064A\u06CC\u0626`
const VIRAMA = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA`
const JOINERS = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${JOINED}])\u200C(?=(?=\p{L})\p{Script=Arabic})`,
  String.raw`(?<=[${VIRAMA}])[\u200C\u200D](?=\p{L})`,
]
// England, Scotland and Wales. Other letters behind the black flag would show nothing but the flag.
const FLAG = String.raw`(?:\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})`

/** Text on one line of which every character has a shape. */
export const LINE = new RegExp(`^(?:${FLAG}|${LETTER}|${JOINERS.join('|')}|\\p{Zs})+$`, 'u')
