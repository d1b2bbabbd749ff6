// The standing of a company or a shop: what it is, what one may do about it, and what each of that would mean.
import { useState, type ReactNode } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { type Deed, wordOf } from './deeds.ts'

interface StandingCardProps {
  readonly of: 'shop' | 'company' | 'dealerCompany'
  readonly name: string
  readonly state: ReactNode
  readonly deeds: readonly Deed[]
  /** Why nothing can be done at present. */
  readonly hint?: string | undefined
  readonly act: (deed: Deed, reason: string, onDone: () => void) => void
  readonly working: boolean
  readonly failure: CallFailure | null
  readonly onBegin: () => void
}

const isHard = (deed: Deed): boolean => deed === 'suspend' || deed === 'close'

export const StandingCard = (props: StandingCardProps) => {
  const { of, name, state, deeds, hint, act, working, failure, onBegin } = props
  const say = useText('shops')
  const [asked, setAsked] = useState<Deed | null>(null)
  const ask = (deed: Deed) => {
    onBegin()
    setAsked(deed)
  }
  return (
    <Card title={say('standing')} actions={state}>
      {hint !== undefined && <p className="text-md text-ink-soft">{hint}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {deeds.map((deed) => (
          <li key={deed} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <span className="text-md text-ink-soft">{say(`${of}.${deed}`)}</span>
            <Button size="small" onClick={() => ask(deed)}>{say(`deed.${wordOf(deed, of)}`)}…</Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ReasonDialog
          title={say(`ask.${wordOf(asked, of)}`, { name })}
          consequence={say(`${of}.${asked}`)}
          confirmLabel={say(`deed.${wordOf(asked, of)}`)}
          destructive={isHard(asked)}
          working={working}
          failure={failure}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => act(asked, reason, () => setAsked(null))}
        />
      )}
    </Card>
  )
}
