// What the server says about one place of what was sent.
import type { CallFailure } from './call-failure.ts'

export const faultAt = (failure: CallFailure | null, path: string): string | undefined =>
  failure?.facts.issues?.find((issue) => issue.path === path)?.message
