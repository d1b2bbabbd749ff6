// Which groups of notices somebody ever hears of, by what they are here.
import type { Role } from '@bidyard/contract/call'
import { choosableGroups, type ChoosableGroup } from '@bidyard/contract/shapes/notices/choosable'

const heardBy: Readonly<Record<ChoosableGroup, readonly Role[]>> = {
  money: ['dealer'], bids: ['dealer'], contracts: ['dealer'], searches: ['dealer'], selling: ['partner'],
  office: ['staff'],
}

export const groupsFor = (is: (...roles: readonly Role[]) => boolean): readonly ChoosableGroup[] =>
  choosableGroups.filter((group) => is(...heardBy[group]))
