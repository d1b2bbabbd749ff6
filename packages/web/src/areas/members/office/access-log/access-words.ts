// The words of an act and of what it was done to; what the product learns to write down later is shown as it is.
import { areas } from '@bidyard/contract/areas'
import { exportedList } from '@bidyard/contract/enums/work/exports'
import { moneyAct } from '@bidyard/contract/enums/finance'
import { useCallback } from 'react'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { accessActs, accessSubjects } from './access-search.ts'
import { changeActs, changeSubjects } from './change-acts.ts'

const subjects = [...new Set([...accessSubjects, ...changeSubjects])] as const
const decisions = ['propose', 'confirm', 'refuse', 'withdraw'] as const

/** `ownBids` is asked for by the act `export own bids`, and has left by `take own bids`. */
const actOf = (verb: 'export' | 'take', list: string): string =>
  `${verb} ${list.replace(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`)}`

export const useAccessWords = () => {
  const say = useText('people')
  const word = useWord()
  const label = useLabel()
  const act = useCallback((given: string): string => {
    const known = accessActs.find((one) => one === given)
    if (known !== undefined) return say(`act.${known}`)
    const asked = exportedList.values.find((one) => actOf('export', one) === given)
    if (asked !== undefined) return say('exportedList', { list: word(exportedList, asked) })
    const taken = exportedList.values.find((one) => actOf('take', one) === given)
    return taken === undefined ? given : say('takenList', { list: word(exportedList, taken) })
  }, [say, word])
  const subject = useCallback((given: string): string => {
    const known = subjects.find((one) => one === given)
    if (known !== undefined) return say(`subject.${known}`)
    const area = Object.entries(areas).find(([name]) => name === given)?.[1]
    return area === undefined ? given : label(area)
  }, [say, label])
  return { act, subject }
}

/** Money is proposed by one and decided by another: `confirm refundAmount`. */
export const useChangeWord = (): ((act: string) => string) => {
  const say = useText('people')
  const word = useWord()
  return useCallback((given) => {
    const known = changeActs.find((one) => one === given)
    if (known !== undefined) return say(`change.${known}`)
    const [first, rest] = given.split(' ')
    const decision = decisions.find((one) => one === first)
    const money = moneyAct.values.find((one) => one === rest)
    if (decision === undefined || money === undefined) return given
    return say(`money.${decision}`, { what: word(moneyAct, money) })
  }, [say, word])
}
