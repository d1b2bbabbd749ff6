// The terms of a registration, to be read in place and agreed to one by one.
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { FieldError } from '../../../../ui/form/field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'

export const terms = ['use', 'privacy'] as const
export type Term = (typeof terms)[number]

const points: Readonly<Record<Term, readonly ('1' | '2' | '3' | '4' | '5')[]>> = {
  use: ['1', '2', '3', '4'], privacy: ['1', '2', '3', '4', '5'],
}

interface TermsProps {
  readonly agreed: ReadonlySet<Term>
  readonly onChange: (agreed: ReadonlySet<Term>) => void
  readonly isFaulty: boolean
}

const changed = (agreed: ReadonlySet<Term>, term: Term, isOn: boolean): ReadonlySet<Term> =>
  new Set(terms.filter((one) => (one === term ? isOn : agreed.has(one))))

export const Terms = ({ agreed, onChange, isFaulty }: TermsProps) => {
  const say = useText('members')
  const [open, setOpen] = useState<Term | null>(null)
  return (
    <div className="flex flex-col" data-fault={isFaulty ? '' : undefined}>
      {terms.map((term) => (
        <div key={term} className="flex items-center justify-between gap-3">
          <Checkbox
            label={say(`terms.${term}`)} checked={agreed.has(term)}
            onCheckedChange={(isOn) => onChange(changed(agreed, term, isOn))}
          />
          <Button
            variant="quiet" size="small" aria-label={`${say(`terms.${term}`)}: ${say('read')}`}
            onClick={() => setOpen(term)} className="max-md:h-11"
          >
            {say('read')}
          </Button>
        </div>
      ))}
      {isFaulty && <FieldError>{say('fault.terms')}</FieldError>}
      {open !== null && (
        <Dialog open onOpenChange={(isOpen) => !isOpen && setOpen(null)} title={say(`terms.${open}`)}>
          <ul className="flex list-disc flex-col gap-2.5 pl-5 text-md">
            {points[open].map((point) => (
              <li key={point}>{open === 'use' ? say(`use.${point as '1'}`) : say(`privacy.${point}`)}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}
