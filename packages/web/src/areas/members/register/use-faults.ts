// Which faults are told already: of fields that were left, of steps that were to be left, and what the server said.
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import type { Draft } from './draft/draft.ts'
import type { Place } from './draft/faults.ts'
import type { Step } from './draft/step-order.ts'
import { faultsOf, type RefusedPlace } from './draft/steps.ts'

type Said = Readonly<Partial<Record<RefusedPlace, string>>>

/** What stands at a place; when it changes, what the server said of it is old. */
const valueAt = (draft: Draft, password: string, place: RefusedPlace): unknown => {
  if (place === 'password') return password
  if (place === 'businessOwnerType' || place === 'registrationType' || place === 'isMasked') return draft[place]
  if (place in draft.typed) return draft.typed[place as keyof Draft['typed']]
  return draft.papers[place as keyof Draft['papers']]
}

interface Refusal {
  readonly message: string
  readonly value: unknown
}

export const useFaults = (draft: Draft, password: string, step: Step) => {
  const say = useText('members')
  const [left, setLeft] = useState<ReadonlySet<RefusedPlace>>(new Set())
  const [checked, setChecked] = useState<ReadonlySet<Step>>(new Set())
  const [refused, setRefused] = useState<Readonly<Partial<Record<RefusedPlace, Refusal>>>>({})
  const [notice, setNotice] = useState<string | null>(null)
  const faults = faultsOf(draft, step)

  const faultAt = (place: RefusedPlace): string | undefined => {
    const said = refused[place]
    if (said !== undefined && said.value === valueAt(draft, password, place)) return said.message
    const isPasswordMissing = place === 'password' && password === '' && checked.has(step)
    if (isPasswordMissing) return say('fault.missing')
    const fault = faults[place as Place]
    return fault !== undefined && (left.has(place) || checked.has(step)) ? say(`fault.${fault}`) : undefined
  }
  return {
    faultAt,
    leave: (place: RefusedPlace) => {
      if (place in draft.typed && draft.typed[place as keyof Draft['typed']] === '') return
      setLeft((held) => new Set([...held, place]))
    },
    notice,
    check: () => {
      setNotice(null)
      setChecked((held) => new Set([...held, step]))
      return Object.keys(faults).length === 0 && (step !== 'account' || password !== '')
    },
    refuse: (said: Said, inShort?: string) => {
      setNotice(inShort ?? null)
      setRefused((held) => ({
        ...held,
        ...Object.fromEntries(Object.entries(said).map(([place, message]) => [
          place, { message, value: valueAt(draft, password, place as RefusedPlace) },
        ])),
      }))
    },
  }
}
