// Fills in a company, looks at it once more with the reason, and puts what the server refuses at its field.
import type { CompanyKind } from '@bidyard/contract/enums/shops'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { CallFailure } from '../../../api/call-failure.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { companyResolver, fieldOf, type CompanyValues } from './company-form-values.ts'
import { CompanyFields } from './company-form.tsx'

interface CompanyEditorProps {
  readonly kind: CompanyKind
  readonly isNew: boolean
  readonly initial: CompanyValues
  readonly title: string
  readonly consequence: string
  readonly confirmLabel: string
  readonly working: boolean
  readonly failure: CallFailure | null
  readonly onCancel: () => void
  readonly onSave: (values: CompanyValues, reason: string, onFailure: (failure: CallFailure) => void) => void
  readonly notice?: ReactNode | undefined
}

export const CompanyEditor = (props: CompanyEditorProps) => {
  const { kind, isNew, initial, title, consequence, confirmLabel, working, failure, onCancel, onSave, notice } = props
  const say = useText('shops')
  const sayUi = useText('ui')
  const form = useForm<CompanyValues>({ defaultValues: initial, resolver: companyResolver(say, kind, isNew) })
  const [asked, setAsked] = useState<CompanyValues | null>(null)
  const place = ({ facts: { code, issues = [] }, message }: CallFailure) => {
    const placed = [{ path: undefined, message }, ...issues].flatMap((issue) => {
      const field = fieldOf(issue.path === undefined ? code : undefined, issue.path)
      return field === undefined ? [] : [{ field, message: issue.message }]
    })
    if (placed.length === 0) return
    setAsked(null)
    for (const one of placed) form.setError(one.field, { type: 'server', message: one.message }, { shouldFocus: true })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => setAsked(values))(event)}
      className="flex max-w-form flex-col gap-4"
    >
      {notice}
      <CompanyFields form={form} kind={kind} isNew={isNew} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{sayUi('cancel')}</Button>
        <Button type="submit" variant="primary" disabled={!isNew && !form.formState.isDirty}>{say('review')}</Button>
      </div>
      {asked !== null && (
        <ReasonDialog
          title={title}
          consequence={consequence}
          confirmLabel={confirmLabel}
          working={working}
          failure={failure}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => onSave(asked, reason, place)}
        />
      )}
    </form>
  )
}
