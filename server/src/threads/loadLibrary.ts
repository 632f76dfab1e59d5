import type { GameLibrary } from '@fathom/engine'

interface LibraryModule {
  readonly library: GameLibrary
}

/** The library that a module exports. */
export async function loadLibrary(url: string): Promise<GameLibrary> {
  const { library } = (await import(url)) as LibraryModule
  return library
}
