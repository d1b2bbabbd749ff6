// Every rule of tidiness, in one list.
import { codeRules } from './code-rules.ts'
import { kindRules } from './kind-rules.ts'
import { layerLimits } from './layer-limits.ts'
import { layerRules } from './layer-rules.ts'
import { nameRules } from './name-rules.ts'
import type { Rule } from './rule.ts'
import { secretRules } from './secret-rules.ts'
import { sizeRules } from './size-rules.ts'

export const rules: readonly Rule[] = [
  ...sizeRules, ...nameRules, ...layerRules, ...layerLimits, ...codeRules, ...kindRules, ...secretRules,
]
