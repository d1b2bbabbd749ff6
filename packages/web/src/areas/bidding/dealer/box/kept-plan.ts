// What a dealer reckons with, kept on this device alone: the costs for every car, the selling price for each.
import { useState } from 'react'
import { noPlan, type OwnPlan } from './cost-rules.ts'

type Costs = Omit<OwnPlan, 'saleWon'>

const costsKey = 'bidyard.bid-costs'

const isWon = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)

/** Whatever stands there, only amounts are taken from it. */
export const readCosts = (text: string | null): Costs => {
  const { saleWon: _sale, ...none } = noPlan
  try {
    const found: unknown = JSON.parse(text ?? '')
    if (typeof found !== 'object' || found === null) return none
    const known = Object.entries(found).filter(([key, value]) => key in none && isWon(value))
    return { ...none, ...Object.fromEntries(known) }
  } catch {
    return none
  }
}

const kept = (): string | null => {
  try {
    return localStorage.getItem(costsKey)
  } catch {
    return null
  }
}

const keep = (costs: Costs): void => {
  try {
    localStorage.setItem(costsKey, JSON.stringify(costs))
  } catch {
    // Where a browser keeps nothing, they live as long as the page.
  }
}

export const usePlan = (guideWon: number | null): readonly [OwnPlan, (change: Partial<OwnPlan>) => void] => {
  const [costs, setCosts] = useState<Costs>(() => readCosts(kept()))
  // Undefined until somebody says otherwise: the guide price may come later than the box.
  const [sale, setSale] = useState<number | null | undefined>(undefined)
  const change = ({ saleWon, ...rest }: Partial<OwnPlan>): void => {
    if (saleWon !== undefined) setSale(saleWon)
    if (Object.keys(rest).length === 0) return
    const next = { ...costs, ...rest }
    setCosts(next)
    keep(next)
  }
  return [{ ...costs, saleWon: sale === undefined ? guideWon : sale }, change]
}
