// The visit of whoever came in from a partner's app, for the pages inside it.
import { createContext, use } from 'react'
import type { Visit } from '../../areas/partners/launch/visit.ts'

export const VisitContext = createContext<Visit | null>(null)

export const useVisit = (): Visit => {
  const visit = use(VisitContext)
  if (visit === null) throw new Error('nobody came in here')
  return visit
}
