// What the acts and things of both logs are called, on screens and in files; nothing for what has no word of its own.
import { areas } from '../areas.ts'
import type { Label } from '../enumeration.ts'
import { moneyAct } from '../enums/finance.ts'
import { exportedList } from '../enums/work/exports.ts'
import { changeActs } from './changes.ts'
import { lookActs } from './looks.ts'
import { logSubjects } from './subjects.ts'

const wordIn = (words: Readonly<Record<string, Label>>, key: string): Label | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** `ownBids` is asked for by the act `export own bids`, and has left by `take own bids`. */
const listOf = (verb: 'export' | 'take', act: string): Label | undefined => {
  const list = exportedList.values.find((one) => `${verb} ${one.replace(/[A-Z]/g, ' $&').toLowerCase()}` === act)
  return list === undefined ? undefined : exportedList.labels[list]
}

export const lookWordOf = (act: string): Label | undefined => {
  const known = wordIn(lookActs, act)
  if (known !== undefined) return known
  const asked = listOf('export', act)
  if (asked !== undefined) return { ko: `${asked.ko} 목록 내려받기 허용`, en: `Asked for the list: ${asked.en}` }
  const taken = listOf('take', act)
  return taken && { ko: `${taken.ko} 목록 내려받음`, en: `Took the list: ${taken.en}` }
}

/** Money is proposed by one and decided by another: `confirm refundAmount`. */
const decisions: Readonly<Record<string, (of: Label) => Label>> = {
  propose: ({ ko, en }) => ({ ko: `${ko} 제안`, en: `Proposed: ${en}` }),
  confirm: ({ ko, en }) => ({ ko: `${ko} 확정`, en: `Confirmed: ${en}` }),
  refuse: ({ ko, en }) => ({ ko: `${ko} 반려`, en: `Refused: ${en}` }),
  withdraw: ({ ko, en }) => ({ ko: `${ko} 철회`, en: `Withdrawn: ${en}` }),
}

export const changeWordOf = (act: string): Label | undefined => {
  const known = wordIn(changeActs, act)
  if (known !== undefined) return known
  const [first = '', rest] = act.split(' ')
  const money = moneyAct.values.find((one) => one === rest)
  return money && decisions[first]?.(moneyAct.labels[money])
}

export const subjectWordOf = (subject: string): Label | undefined =>
  wordIn(logSubjects, subject) ?? wordIn(areas, subject)
