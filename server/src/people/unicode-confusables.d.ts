declare module 'unicode-confusables' {
  /** A text with every character replaced by the one that it looks like, if there is one. */
  export function rectifyConfusion(text: string): string
}
