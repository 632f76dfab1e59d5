/** Where a program that shows a message would see an address: `https://…`, `www.…`, `name.example`. A single letter after a dot ends no address. */
const ADDRESS = /(?<=:)(?=\/\/)|(?<=[^\s.][.\u3002\uff0e\uff61])(?=[\p{L}\p{M}]{2})|(?<=\bwww\.)(?=\S)/giu

/**
 * Text with what people have written in it, such as their names, so that mail programs and chats make no link of it: addresses get a gap. A character
 * that nobody sees would not do, as some programs take it for a part of an address and leave it out when they open it.
 */
export function unlinked(text: string): string {
  return text.replace(ADDRESS, ' ')
}
