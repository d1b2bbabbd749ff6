// What the access log says of a list that leaves as a file, and whether it says anything.
import type { ExportedList } from '@bidyard/contract/enums'
import { personalLists } from '@bidyard/contract/shapes/exports/personal-lists'
import { type Caller, isStaff } from '../../runtime/caller.ts'
import type { View } from '../../runtime/work/logs.ts'

/** What people take of their own, without anybody else in it, is no look at anybody. */
export const isLookAt = (list: ExportedList, caller: Caller): boolean =>
  isStaff(caller) || personalLists.includes(list)

/** `ownBids` is asked for by the act `export own bids` and has left by `take own bids`. */
export const viewOf = (verb: 'export' | 'take', list: ExportedList): View => ({
  act: `${verb} ${list.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`, subject: 'list', subjectId: null,
})
