// The terms of a registration, or of a first password, to be read in place and agreed to one by one.
import { consentType, type ConsentType } from '@bidyard/contract/enums/members'
import type { TermsText } from '@bidyard/contract/shapes/registration/consents'
import { terms } from '@bidyard/contract/shapes/registration/terms'
import { useState } from 'react'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { FieldError } from '../../../../ui/form/field-notes.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'

interface TermsProps {
  /** Else those that came with this page. */
  readonly texts?: readonly TermsText[] | undefined
  readonly agreed: ReadonlySet<ConsentType>
  readonly onChange: (agreed: ReadonlySet<ConsentType>) => void
  readonly isFaulty: boolean
}

const changed = (agreed: ReadonlySet<ConsentType>, term: ConsentType, isOn: boolean): ReadonlySet<ConsentType> =>
  new Set(consentType.values.filter((one) => (one === term ? isOn : agreed.has(one))))

const pointsOf = (term: ConsentType, texts: readonly TermsText[] | undefined) =>
  (texts?.find(({ consent }) => consent === term) ?? terms[term].at(-1))?.points ?? []

export const Terms = ({ texts, agreed, onChange, isFaulty }: TermsProps) => {
  const say = useText('members')
  const label = useLabel()
  const [open, setOpen] = useState<ConsentType | null>(null)
  return (
    <div className="flex flex-col" data-fault={isFaulty ? '' : undefined}>
      {consentType.values.map((term) => (
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
            {pointsOf(open, texts).map((point) => <li key={point.en}>{label(point)}</li>)}
          </ul>
        </Dialog>
      )}
    </div>
  )
}
