/** Shows my finished games, once they are on the page. */
export function scrollToPast(): void {
  document.getElementById('past')?.scrollIntoView({ behavior: 'smooth' })
}
