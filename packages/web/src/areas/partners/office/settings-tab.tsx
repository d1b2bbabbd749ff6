// The settings of a partner, to be read by its people and changed by the office.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Card } from '../../../ui/show/card.tsx'
import { Code } from '../../../ui/show/code.tsx'
import { CopyField } from '../../../ui/show/copy-field.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import type { Looks, Partner } from '../parts/partner-row.ts'
import { SettingsFields } from '../parts/settings-fields.tsx'
import { faultsIn, settingsOf, valuesOf } from '../parts/settings-values.ts'

const ChangeSettings = ({ partner, onClose }: { readonly partner: Partner; readonly onClose: () => void }) => {
  const say = useText('partners')
  const queries = useQueryClient()
  const [seen] = useState(partner)
  const [values, setValues] = useState(() => valuesOf(seen))
  const faults = faultsIn(values)
  const call = useCall(partnersCalls.changePartner, {
    onSuccess: ({ name }) => {
      onClose()
      showToast({ tone: 'done', title: say('changed', { name }) })
      return forgetAnswers(queries, partnersCalls.getPartner, partnersCalls.listPartners)
    },
    onFailure: () => forgetAnswers(queries, partnersCalls.getPartner, partnersCalls.listPartners),
  })
  const isSame = JSON.stringify(settingsOf(values)) === JSON.stringify(settingsOf(valuesOf(seen)))
  return (
    <ReasonDialog
      title={say('changeTitle', { name: partner.name })}
      consequence={say('changeHappens')}
      confirmLabel={say('change')}
      disabled={isSame || Object.keys(faults).length > 0}
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={(reason) =>
        call.mutate({
          params: { id: partner.id }, body: { ...settingsOf(values), seenVersion: partner.version, reason },
        })}
    >
      {partner.version !== seen.version && (
        <InlineNotice tone="waiting" urgent>{say('changedMeanwhile')}</InlineNotice>
      )}
      <SettingsFields values={values} faults={faults} onChange={setValues} />
    </ReasonDialog>
  )
}

const Origins = ({ partner }: { readonly partner: Partner }) => {
  const say = useText('partners')
  if (partner.frameAncestors.length === 0) return <>{say('nobodyFrames')}</>
  return (
    <ul className="flex flex-col items-end">
      {partner.frameAncestors.map((one) => <li key={one}><Code>{one}</Code></li>)}
    </ul>
  )
}

export const SettingsTab = ({ partner, looks }: { readonly partner: Partner; readonly looks: Looks }) => {
  const say = useText('partners')
  const format = useFormat()
  const [changing, setChanging] = useState(false)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card
        title={say('settings')}
        note={looks === 'own' ? say('settingsByOffice') : undefined}
        actions={looks === 'office' && (
          <Button size="small" icon="edit" onClick={() => setChanging(true)}>{say('change')}</Button>
        )}
      >
        <KeyValueList
          facts={[
            { key: 'code', name: say('code'), value: <Code>{partner.code}</Code> },
            {
              key: 'acts', name: say('whoActs'),
              value: say(partner.mayActForCustomers ? 'actsForCustomers' : 'customersThemselves'),
            },
            {
              key: 'deepLink', name: say('deepLink'),
              value: partner.deepLink === null ? say('noDeepLink') : <Code>{partner.deepLink}</Code>,
            },
            { key: 'ancestors', name: say('ancestors'), value: <Origins partner={partner} /> },
            { key: 'since', name: say('since'), value: format.dateTime(partner.createdAt) },
          ]}
        />
      </Card>
      <Card title={say('launchAddress')} note={say('launchAddressNote')}>
        <CopyField label={say('launchPage')} value={`${location.origin}/w/${partner.code}`} />
      </Card>
      {changing && <ChangeSettings partner={partner} onClose={() => setChanging(false)} />}
    </div>
  )
}
