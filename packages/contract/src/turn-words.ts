// What a turn of a contract, or of its price cut, is called by the name of its act; nothing where it is not told.
import { adjustmentAct, contractAct } from './enums/contracts/acts.ts'
import type { Label } from './enumeration.ts'

const named: Readonly<Record<'contract' | 'adjustment', Readonly<Record<string, Label>>>> = {
  contract: contractAct.labels, adjustment: adjustmentAct.labels,
}

export const turnWordsOf = (turn: 'contract' | 'adjustment', act: string): Label | undefined => named[turn][act]
