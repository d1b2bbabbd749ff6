// Gives a partner company its code and its first settings.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { businessNumberText } from '../../../ui/format/written-numbers.ts'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { SettingsFields } from '../parts/settings-fields.tsx'
import { faultsIn, isCode, noSettings, settingsOf } from '../parts/settings-values.ts'

/** Companies of this kind that are no partner yet. */
const useCandidates = () => {
  const companies = useList(shopsCalls.listCompanies, {
    filter: { kind: { eq: 'partner' } }, sort: [{ name: 'asc' }], size: 100,
  })
  const partners = useList(partnersCalls.listPartners, { size: 100 })
  const taken = new Set(partners.items.map(({ id }) => id))
  return {
    isKnown: !companies.isLoading && !partners.isLoading,
    options: companies.items.filter(({ id }) => !taken.has(id)).map(({ id, name, businessNumber }) => ({
      value: id, label: name, note: businessNumberText(businessNumber),
    })),
  }
}

export const RegisterPartner = ({ companyId, onClose }: {
  readonly companyId: string
  readonly onClose: () => void
}) => {
  const say = useText('partners')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { isKnown, options } = useCandidates()
  const [chosen, setChosen] = useState<string | null>(companyId === 'new' ? null : companyId)
  const [code, setCode] = useState('')
  const [values, setValues] = useState(noSettings)
  const faults = faultsIn(values)
  const call = useCall(partnersCalls.registerPartner, {
    onSuccess: ({ id, name }) => {
      showToast({ tone: 'done', title: say('registered', { name }) })
      void forgetAnswers(queries, partnersCalls.listPartners)
      return navigate({ to: '/office/partners/$id', params: { id }, search: { tab: 'keys' } })
    },
  })
  const isReady = chosen !== null && isCode(code) && Object.keys(faults).length === 0
  return (
    <ReasonDialog
      title={say('newPartner')}
      consequence={say('registerHappens')}
      confirmLabel={say('register')}
      disabled={!isReady}
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={(reason) =>
        chosen !== null && call.mutate({ body: { companyId: chosen, code, ...settingsOf(values), reason } })}
    >
      {isKnown && options.length === 0 && <InlineNotice tone="waiting">{say('noCandidates')}</InlineNotice>}
      <Combobox label={say('company')} options={options} value={chosen} onValueChange={setChosen} />
      <TextField
        label={say('code')}
        hint={say('codeHint')}
        placeholder="sample-bank"
        inputClassName="font-mono"
        autoComplete="off"
        value={code}
        error={code !== '' && !isCode(code) ? say('wrongCode') : undefined}
        onChange={({ target }) => setCode(target.value.trim().toLowerCase())}
      />
      <SettingsFields values={values} faults={faults} onChange={setValues} />
    </ReasonDialog>
  )
}
