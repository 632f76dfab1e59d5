import type { PastRules } from '@fathom/kernel'

export declare const rules: PastRules
