import type { Component } from 'solid-js'
import { withWords } from './text/index.ts'

export const loadReportsPage = async (): Promise<Component> =>
  (await withWords(() => import('./ReportsPage.tsx'))).ReportsPage
export const loadHousePage = async (): Promise<Component> =>
  (await withWords(() => import('./HousePage.tsx'))).HousePage
export const loadImprintPage = async (): Promise<Component> =>
  (await withWords(() => import('./ImprintPage.tsx'))).ImprintPage
export const loadKept = async (): Promise<Component> => (await withWords(() => import('./Kept.tsx'))).Kept
