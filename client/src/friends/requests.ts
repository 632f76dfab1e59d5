import type { Acquaintance, FriendAsks, FriendLink, FriendList, GroupAsks, GroupList, GroupReading, Guestlist } from '@fathom/protocol' // prettier-ignore
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

type Group = Promise<Answer<GroupReading>>

export const getGroups = (): Promise<Answer<GroupList>> => request('GET', '/me/groups')
export const makeGroup = (name: string): Group => request('POST', '/groups', { name })
export const getGroup = (id: string): Group => request('GET', `/groups/${id}`)
export const leaveGroup = (id: string): Promise<Answer<GroupList>> => request('POST', `/groups/${id}/leave`, {})
export const removeMember = (id: string, member: string): Group =>
  request('POST', `/groups/${id}/remove-member`, { member })
export const renewGroupLink = (id: string): Group => request('POST', `/groups/${id}/link`, {})
export const readGroupLink = (token: string): Promise<Answer<GroupAsks>> =>
  request('POST', '/group-links/read', { token })
export const joinGroup = (token: string): Group => request('POST', '/group-links/join', { token })
