// What is told of a car now, as a correction would change it; undefined while it is on its way.
import type { Told } from '../../corrections/fact-words.ts'
import { useCar, type Check, type History, type Register } from '../../dealer/page/use-car.ts'

const ofRegister = (row: Register | null): Told => {
  if (row === null || row.facts === null) return {}
  const { modelYear, firstRegisteredOn, usage, fuel, transmission, drive, displacementCc, color } = row.facts
  return { modelYear, firstRegisteredOn, usage, fuel, transmission, drive, displacementCc, color }
}

const ofCheck = (check: Check | null): Told => {
  if (check === null || check.record === null) return {}
  const { damages, odometer } = check.record
  return {
    damages: damages?.map(({ position, values }) => ({ position, values })) ?? [],
    odometer: odometer === null ? { reading: 0, unit: 'Km' } : { reading: odometer.reading, unit: odometer.unit },
  }
}

const ofHistory = (row: History | null): Told => {
  if (row === null || row.facts === null) return { ownDamage: null, otherDamage: null, specials: null, uses: null }
  const { ownDamage, otherDamage, specials, uses } = row.facts
  return { ownDamage, otherDamage, specials, uses }
}

export const useKnownFacts = (orderId: string): Told | undefined => {
  const { register, history, check } = useCar(orderId)
  if (register === undefined || history === undefined || check === undefined) return undefined
  return { ...ofRegister(register), ...ofCheck(check), ...ofHistory(history) }
}
