// What every step of the registration works with: the draft, its faults, and the way to the other steps.
import { createContext, use } from 'react'
import type { RegistrationParts } from '../parts/outside.ts'
import type { DraftHeld } from './draft/use-draft.ts'
import type { Step } from './draft/step-order.ts'
import type { RefusedPlace } from './draft/steps.ts'
import type { Papers } from './papers/use-papers.ts'

export interface Wizard extends DraftHeld, RegistrationParts {
  readonly step: Step
  readonly goTo: (step: Step) => void
  /** Only while the proof holds. */
  readonly token: string | null
  readonly dropProof: () => void
  /** Kept in memory only: a reload forgets it. */
  readonly password: string
  readonly setPassword: (password: string) => void
  readonly papers: Papers
  /** What is wrong at a place, once it should be said. */
  readonly faultAt: (place: RefusedPlace) => string | undefined
  /** Whoever leaves a field hears what is wrong with it. */
  readonly leave: (place: RefusedPlace) => void
  /** Tells all faults of the step; whether there are none. */
  readonly check: () => boolean
  /** What the server refused: at its places, and in short above the step that one is led back to. */
  readonly refuse: (faults: Readonly<Partial<Record<RefusedPlace, string>>>, notice?: string) => void
  readonly notice: string | null
}

export const WizardContext = createContext<Wizard | null>(null)

export const useWizard = (): Wizard => {
  const wizard = use(WizardContext)
  if (wizard === null) throw new Error('there is no wizard around this')
  return wizard
}
