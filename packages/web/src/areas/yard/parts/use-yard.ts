// The whole yard at a glance: every slot, the cars that stand in them, and those that are on their way.
import { yardCalls } from '@bidyard/contract/calls/yard'
import type { ItemOf } from '@bidyard/contract/list'
import { useEffect, useMemo } from 'react'
import { type EndlessResult, useEndless } from '../../../api/list/use-endless.ts'

export type Slot = ItemOf<typeof yardCalls.listYardSlots>
export type Stay = ItemOf<typeof yardCalls.listCheckIns>
export type Transport = ItemOf<typeof yardCalls.listTransports>

/** A board is drawn whole. */
const useAll = <Item>(result: EndlessResult<Item>): EndlessResult<Item> => {
  const { isWhole, isLoading, more, failure } = result
  useEffect(() => {
    if (!isWhole && !isLoading && failure === null) more()
  })
  return result
}

export interface Zone {
  readonly name: string
  readonly slots: readonly Slot[]
}

const slotSort = [{ zone: 'asc' as const }, { number: 'asc' as const }]

export const useSlots = () => {
  const result = useAll(useEndless(yardCalls.listYardSlots, { filter: {}, sort: slotSort }))
  const zones = useMemo(() => {
    const found = new Map<string, Slot[]>()
    for (const slot of result.items) found.set(slot.zone, [...found.get(slot.zone) ?? [], slot])
    return [...found].map(([name, slots]): Zone => ({ name, slots }))
  }, [result.items])
  return { ...result, zones }
}

const inYard = { state: { eq: 'inYard' } }
const staySort = [{ checkedInAt: 'asc' as const }]

export const useStays = () => useAll(useEndless(yardCalls.listCheckIns, { filter: inYard, sort: staySort }))

const onTheWay = {
  kind: { eq: 'inbound' }, state: { in: ['registered', 'transportRequested', 'transportAccepted'] },
}
const waySort = [{ wishedAt: 'asc' as const }]

export const useExpected = () => useAll(useEndless(yardCalls.listTransports, { filter: onTheWay, sort: waySort }))
