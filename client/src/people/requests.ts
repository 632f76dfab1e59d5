import type { PlayedGames, Profile, Standings } from '@fathom/protocol'
import { request, type Answer } from '../api/http.ts'

/** What the pages on people ask the server. */

export const getProfile = (id: string): Promise<Answer<Profile>> => request('GET', `/people/${id}`)
export const getStandings = (game: string): Promise<Answer<Standings>> => request('GET', `/games/${game}/standings`)

/** Which of somebody's games; empty: any. */
export interface GamesWish {
  readonly game: string
  readonly won: '' | '1' | '0'
  readonly rated: '' | '1' | '0'
  readonly with: string
}

/** @param after what the page before named as the next one; null: the first page */
export function getGames(id: string, wish: GamesWish, after: string | null): Promise<Answer<PlayedGames>> {
  const query = new URLSearchParams(Object.entries({ ...wish, after: after ?? '' }).filter(([, value]) => value !== ''))
  return request('GET', `/people/${id}/games?${query.toString()}`)
}
