// Which grounds refuse which request: what is right or unproven, or what stands against a deletion just now.
import type { DataRequestGround, DataRequestKind } from '@bidyard/contract/enums'

export const fitsRequest = (
  ground: DataRequestGround, kind: DataRequestKind, obstacles: readonly DataRequestGround[],
): boolean => {
  if (ground === 'notProven') return true
  return ground === 'isRight' ? kind === 'correction' : kind === 'deletion' && obstacles.includes(ground)
}
