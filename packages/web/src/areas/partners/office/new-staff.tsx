// Makes an account for somebody of a partner; they change the first password themselves.
import { membersCalls } from '@bidyard/contract/calls/members'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { faultAt } from '../../../api/fault-at.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import type { Partner } from '../parts/partner-row.ts'

const empty = { uid: '', name: '', password: '', email: '' }
type Values = typeof empty

const byCode: Readonly<Record<string, keyof Values>> = {
  INVALID_USERNAME_FORMAT: 'uid', INVALID_USERNAME_DUPLICATED: 'uid', INVALID_PASSWORD_FORMAT: 'password',
}

const faultOf = (failure: CallFailure | null, field: keyof Values): string | undefined =>
  byCode[failure?.facts.code ?? ''] === field ? failure?.message : faultAt(failure, `body.${field}`)

export const NewStaff = ({ partner, onClose }: { readonly partner: Partner; readonly onClose: () => void }) => {
  const say = useText('partners')
  const queries = useQueryClient()
  const [values, setValues] = useState(empty)
  const set = (field: keyof Values) => ({ target }: { readonly target: { readonly value: string } }) =>
    setValues({ ...values, [field]: target.value })
  const call = useCall(membersCalls.createPartnerAccount, {
    onSuccess: ({ name }) => {
      onClose()
      showToast({ tone: 'done', title: say('staffAdded', { name }) })
      return forgetAnswers(queries, membersCalls.listMembers)
    },
  })
  const isPlaced = (Object.keys(empty) as (keyof Values)[]).some((field) => faultOf(call.error, field) !== undefined)
  const isReady = [values.uid, values.name, values.password].every((text) => text.trim() !== '')
  const { uid, name, password, email } = values
  return (
    <ReasonDialog
      title={say('newStaffTitle', { name: partner.name })}
      consequence={say('newStaffHappens')}
      confirmLabel={say('makeAccount')}
      disabled={!isReady}
      working={call.isPending}
      failure={isPlaced ? null : call.error}
      onClose={onClose}
      onConfirm={(reason) =>
        call.mutate({
          body: {
            companyId: partner.id, uid: uid.trim(), name: name.trim(), password,
            email: email.trim() === '' ? null : email.trim(), reason,
          },
        })}
    >
      <TextField
        label={say('staffName')} autoComplete="off" maxLength={limits.name} value={name}
        error={faultOf(call.error, 'name')} onChange={set('name')}
      />
      <TextField
        label={say('staffUid')} autoComplete="off" maxLength={limits.name} value={uid}
        error={faultOf(call.error, 'uid')} onChange={set('uid')}
      />
      <PasswordField
        label={say('staffPassword')} hint={say('staffPasswordHint')} autoComplete="new-password" value={password}
        error={faultOf(call.error, 'password')} onChange={set('password')}
      />
      <TextField
        optional
        label={say('staffEmail')} type="email" autoComplete="off" value={email}
        error={faultOf(call.error, 'email')} onChange={set('email')}
      />
    </ReasonDialog>
  )
}
