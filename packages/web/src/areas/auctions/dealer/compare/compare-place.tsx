// Where the bar of compared cars comes up, once there is something in it.
import { lazy, Suspense } from 'react'
import { useCompared } from './compared.ts'

const CompareBar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }))

export const ComparePlace = () => {
  const cars = useCompared()
  return cars.length === 0 ? null : <Suspense><CompareBar /></Suspense>
}
