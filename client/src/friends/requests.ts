import type { Acquaintance, FriendAsks, FriendLink, FriendList, Guestlist } from '@fathom/protocol'
import { request, type Answer } from '../api/http.ts'

/** What the page asks the server about friends. */

type Friends = Promise<Answer<FriendList>>

export const getFriends = (): Friends => request('GET', '/me/friends')
export const removeFriend = (id: string): Friends => request('POST', `/me/friends/${id}/remove`, {})
export const makeFriendLink = (): Promise<Answer<FriendLink>> => request('POST', '/me/friend-link', {})
export const readFriendLink = (token: string): Promise<Answer<FriendAsks>> =>
  request('POST', '/friend-links/read', { token })
export const acceptFriendLink = (token: string): Friends => request('POST', '/friend-links/accept', { token })

export const getGuestlist = (table: string): Promise<Answer<Guestlist>> => request('GET', `/tables/${table}/guestlist`)
export const invite = (table: string, who: Acquaintance): Promise<Answer<Guestlist>> =>
  request('POST', `/tables/${table}/invite`, who)
export const decline = (table: string): Promise<Answer<{ declined: true }>> =>
  request('POST', `/tables/${table}/decline`, {})
