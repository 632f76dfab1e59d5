import type { Component } from 'solid-js'
import { withWords as withTableWords } from '../text/parts.ts'
import { withWords } from './text/index.ts'

export const loadFriendsPage = async (): Promise<Component> =>
  (await withWords(() => import('./FriendsPage.tsx'))).FriendsPage
export const loadGroupPage = async () =>
  (await withTableWords(() => withWords(() => import('./GroupPage.tsx')))).GroupPage
export const loadInvited = async () => (await withWords(() => import('./Invited.tsx'))).Invited
export const loadInviting = async () => (await withWords(() => import('./Inviting.tsx'))).Inviting
