// Renames one value of a group or stops offering it, with a reason.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { limits } from '@bidyard/contract/limits'
import type { CommonCode } from '@bidyard/contract/shapes/common-codes'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useFailureWords } from '../../../api/failure-words.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Switch } from '../../../ui/choice/switch.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { FieldError } from '../../../ui/form/field-notes.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { faultAt } from '../../../api/fault-at.ts'
import { useLabel } from '../../../text/use-label.ts'
import type { CommonCodeItem } from './find-groups.ts'

interface EditValueDialogProps {
  readonly group: CommonCode
  readonly item: CommonCodeItem
  readonly onClose: () => void
}

interface Typed {
  readonly ko: string
  readonly en: string
  readonly isActive: boolean
  readonly firstWords: boolean
  readonly reason: string
}

const places = ['body.label.ko', 'body.label.en', 'body.isActive', 'body.reason']

const useSetValue = ({ group, item, onClose }: EditValueDialogProps) => {
  const say = useText('reference')
  const label = useLabel()
  const queries = useQueryClient()
  const wordsFor = useFailureWords()
  return useCall(referenceCalls.setCommonCode, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('valueSaved', { name: label(item.label) }) })
      onClose()
      return forgetAnswers(queries, referenceCalls.listCommonCodes, referenceCalls.getCommonCode)
    },
    onFailure: (failure) => {
      // What belongs to a field of the form is said there.
      if (places.some((path) => faultAt(failure, path) !== undefined)) return
      showToast({ tone: 'closing', title: wordsFor(failure).title, text: `${group.code} · ${item.value}` })
    },
  })
}

const useRules = () => {
  const say = useText('reference')
  const name = {
    validate: (text: string, typed: Typed) => typed.firstWords || text.trim() !== '' || say('missing'),
    maxLength: { value: limits.title, message: say('tooLong', { bound: String(limits.title) }) },
  }
  return { name, reason: { validate: (text: string) => text.trim().length >= 2 || say('reasonShort') } }
}

interface OnOrOffProps {
  readonly field: { readonly value: boolean; readonly onChange: (value: boolean) => void }
  readonly label: string
  readonly note: string
}

const OnOrOff = ({ field, ...words }: OnOrOffProps) => (
  <Switch {...words} checked={field.value} onCheckedChange={field.onChange} />
)

export const EditValueDialog = (props: EditValueDialogProps) => {
  const { group, item, onClose } = props
  const say = useText('reference')
  const label = useLabel()
  const id = useId()
  const change = useSetValue(props)
  const rules = useRules()
  const { register, control, handleSubmit, watch, formState: { errors } } = useForm<Typed>({
    defaultValues: { ...item.label, isActive: item.isActive, firstWords: false, reason: '' },
  })
  const firstWords = watch('firstWords')
  const send = handleSubmit(({ ko, en, isActive, reason }) => change.mutate({
    params: { code: group.code, value: item.value },
    body: { label: firstWords ? null : { ko: ko.trim(), en: en.trim() }, isActive, reason: reason.trim() },
  }))
  const said = (path: string) => faultAt(change.error, path)
  return (
    <Dialog
      open
      working={change.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('editValue', { name: label(item.label) })}
      description={say('editValueText')}
      footer={
        <>
          <Button disabled={change.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" loading={change.isPending}>{say('save')}</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <TextField
          label={say('labelKo')} disabled={firstWords} error={errors.ko?.message ?? said('body.label.ko')}
          {...register('ko', rules.name)}
        />
        <TextField
          label={say('labelEn')} disabled={firstWords} error={errors.en?.message ?? said('body.label.en')}
          {...register('en', rules.name)}
        />
        <Controller
          control={control}
          name="firstWords"
          render={({ field }) => <OnOrOff field={field} label={say('firstWords')} note={say('firstWordsNote')} />}
        />
        <Controller
          control={control}
          name="isActive"
          render={({ field }) => <OnOrOff field={field} label={say('isOffered')} note={say('isOfferedNote')} />}
        />
        {said('body.isActive') !== undefined && <FieldError>{said('body.isActive')}</FieldError>}
        <TextArea
          label={say('reason')} hint={say('reasonHint')} rows={2} maxLength={limits.reason}
          error={errors.reason?.message ?? said('body.reason')}
          {...register('reason', rules.reason)}
        />
      </form>
    </Dialog>
  )
}
