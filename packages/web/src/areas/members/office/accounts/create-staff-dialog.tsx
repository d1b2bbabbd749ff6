// Makes an account for somebody of the office; its first password is made here, and told once.
import { failedWith, type CallFailure } from '../../../../api/call-failure.ts'
import { membersCalls } from '@bidyard/contract/calls/members'
import { staffPart, type StaffPart } from '@bidyard/contract/enums/members'
import { limits } from '@bidyard/contract/limits'
import { useId, useState } from 'react'
import { Controller, useForm, type Control, type UseFormReturn } from 'react-hook-form'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { looksLikeEmail } from '../../../../ui/form/email-text.ts'
import { oneTimePassword } from '../../../../ui/form/one-time-password.ts'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useAct } from '../../parts/use-act.ts'
import { FirstPassword } from './first-password.tsx'

interface Typed {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly type: 'admin' | 'root'
  readonly staffPart: StaffPart | null
  readonly reason: string
}

const call = membersCalls.createStaffAccount

const useRules = () => {
  const say = useText('people')
  const filled = (text: string) => text.trim() !== '' || say('missing')
  return {
    uid: { validate: (text: string) => /^[a-z][a-z0-9_]{4,19}$/.test(text.trim().toLowerCase()) || say('uidRule') },
    name: { validate: filled },
    email: { validate: (text: string) => text.trim() === '' || looksLikeEmail(text.trim()) || say('emailRule') },
    reason: { validate: (text: string) => text.trim().length >= 2 || say('reasonShort') },
  }
}

const Rank = ({ control }: { readonly control: Control<Typed> }) => {
  const say = useText('people')
  const word = useWord()
  return (
    <>
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <RadioGroup
            label={say('rank')} cards
            options={(['admin', 'root'] as const).map((value) => ({
              value, label: say(`rank.${value}`), note: say(`rank.${value}Note`),
            }))}
            value={field.value} onValueChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="staffPart"
        render={({ field }) => (
          <Select
            label={say('staffPart')} hint={say('staffPartHint')}
            options={staffPart.values.map((value) => ({ value, label: word(staffPart, value) }))}
            value={field.value} emptyLabel={say('everything')} onValueChange={field.onChange}
          />
        )}
      />
    </>
  )
}

interface FieldsProps {
  readonly form: UseFormReturn<Typed>
  readonly failure: CallFailure | null
}

/** What the server says of the username belongs beside it. */
const isAboutUid = (failure: CallFailure | null): failure is CallFailure =>
  failedWith(failure, call, 'INVALID_USERNAME_DUPLICATED') || failedWith(failure, call, 'INVALID_USERNAME_FORMAT')

const Fields = ({ form: { register, control, formState: { errors } }, failure }: FieldsProps) => {
  const say = useText('people')
  const rules = useRules()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('uid')} hint={say('uidRule')} autoComplete="off" autoCapitalize="none" spellCheck={false}
          error={errors.uid?.message ?? (isAboutUid(failure) ? failure.message : undefined)}
          {...register('uid', rules.uid)}
        />
        <TextField
          label={say('way.name')} autoComplete="off" maxLength={limits.name} error={errors.name?.message}
          {...register('name', rules.name)}
        />
      </div>
      <TextField
        label={say('email')} optional type="email" autoComplete="off" maxLength={limits.email}
        error={errors.email?.message}
        {...register('email', rules.email)}
      />
      <Rank control={control} />
      <TextArea
        label={say('reasonGiven')} hint={say('createReasonHint')} rows={2} maxLength={limits.reason}
        error={errors.reason?.message}
        {...register('reason', rules.reason)}
      />
      {!isAboutUid(failure) && <Refused failure={failure} />}
    </>
  )
}

export const CreateStaffDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText('people')
  const id = useId()
  const [told, setTold] = useState<{ readonly uid: string; readonly password: string } | null>(null)
  const form = useForm<Typed>({
    defaultValues: { uid: '', name: '', email: '', type: 'admin', staffPart: null, reason: '' },
  })
  const create = useAct(call, {
    done: say('staffCreated'),
    onDone: ({ uid }, { body }) => setTold({ uid: uid ?? body.uid, password: body.password }),
  })
  const send = form.handleSubmit(({ uid, name, email, reason, ...rest }) => create.mutate({
    body: {
      ...rest, uid: uid.trim(), name: name.trim(), email: email.trim() === '' ? null : email.trim(),
      reason: reason.trim(), password: oneTimePassword(),
    },
  }))
  if (told !== null) return <FirstPassword title={say('staffCreated')} {...told} onClose={onClose} />
  return (
    <Dialog
      open
      working={create.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('createStaff')}
      description={say('createStaffText')}
      footer={
        <>
          <Button disabled={create.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" loading={create.isPending}>{say('createAccount')}</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <Fields form={form} failure={create.error} />
      </form>
    </Dialog>
  )
}
