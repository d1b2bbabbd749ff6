// What a rule of the configuration finds wrong, and how it says so.
import type { ConfigKey } from '@bidyard/contract/enums'

export interface Problem {
  readonly key: ConfigKey
  readonly path: string
  readonly ko: string
  readonly en: string
}

/** `check(right, key, path, ko, en)` notes a problem unless `right` holds. */
export type Check = (right: boolean, key: ConfigKey, path: string, ko: string, en: string) => void
