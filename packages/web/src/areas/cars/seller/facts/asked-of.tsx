// Who is asked about the car and how it ended: each provider on its line, with what it still takes.
import { lookUpOutcome, type LookUpOutcome } from '@bidyard/contract/enums/car-facts'
import type { ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Spinner } from '../../../../ui/show/spinner.tsx'

export interface Asked {
  readonly key: 'register' | 'history' | 'price'
  readonly outcome: LookUpOutcome | null
  /** Its answer is still waited for. */
  readonly isAsking: boolean
  readonly isByHand?: boolean | undefined
}

const Sign = ({ isAsking, outcome, isByHand = false }: Omit<Asked, 'key'>): ReactNode => {
  if (isAsking) return <Spinner size={20} />
  if (outcome === 'found') return <Icon name="done" className="text-done-ink" />
  if (isByHand) return <Icon name="edit" className="text-action-ink" />
  if (outcome === null) return <Icon name="more" className="text-ink-faint" />
  return <Icon name="warning" className="text-waiting-ink" />
}

export const AskedList = ({ asked }: { readonly asked: readonly Asked[] }) => {
  const say = useText('selling')
  const word = useWord()
  const wordOf = ({ isAsking, outcome, isByHand }: Omit<Asked, 'key'>): string => {
    if (isAsking) return say('asking')
    if (isByHand === true) return say('byHand')
    return outcome === null ? say('notAsked') : word(lookUpOutcome, outcome)
  }
  return (
    <ul aria-live="polite" className="flex flex-col">
      {asked.map(({ key, ...one }) => (
        <li key={key} className="flex min-h-12 items-center gap-3 border-b border-line last:border-0">
          <Sign {...one} />
          <span className="flex-1 text-md font-medium">{say(`asked.${key}`)}</span>
          <span className="text-sm text-ink-faint">{wordOf(one)}</span>
        </li>
      ))}
    </ul>
  )
}
