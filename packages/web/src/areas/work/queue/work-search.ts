// The queue of the office as it stands in the address: whose, of which part, of which kind.
import { staffPart } from '@bidyard/contract/enums/members'
import { workKind } from '@bidyard/contract/enums/work/work'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, type Given } from '../../../ui/table/order.ts'

export const whoses = ['all', 'mine', 'free'] as const
export type Whose = (typeof whoses)[number]

export const readWorkSearch = (given: Given) => onlySet({
  whose: whoses.find((one) => one === given['whose'] && one !== 'all'),
  part: readChoice(staffPart, given['part']),
  kind: readChoice(workKind, given['kind']),
})
export type WorkSearch = ReturnType<typeof readWorkSearch>

export const workFilter = ({ whose, part, kind }: WorkSearch): Filter => ({
  ...(whose === 'mine' ? { isMine: { eq: true } } : {}),
  ...(whose === 'free' ? { ownerId: { isNull: true } } : {}),
  ...(part === undefined ? {} : { part: { eq: part } }),
  ...(kind === undefined ? {} : { kind: { eq: kind } }),
})
