import type { Rules } from '../rules.ts'

/**
 * Why a mercenary can't take along what was chosen for it, or null. It takes no Double Action. The editions do not agree on whether it may post
 * the envelope (EN L1473-1485, FR L1459).
 */
export function mercenaryTakes(
  rules: Pick<Rules, 'mercenaryEnvelope'>,
  { posts, doubles }: { readonly posts: boolean; readonly doubles: boolean },
): 'no-double-for-mercenary' | 'no-envelope-for-mercenary' | null {
  if (doubles) return 'no-double-for-mercenary'
  return posts && !rules.mercenaryEnvelope ? 'no-envelope-for-mercenary' : null
}
