// The form of one platform's app versions; somebody else's change in between is told, and nothing typed is lost.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ReceivedOf } from '@bidyard/contract/call'
import { platform, type Platform } from '@bidyard/contract/enums/reference'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { forgetAnswers } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useLabel } from '../../../../text/use-label.ts'
import { AppConfirm } from './app-confirm.tsx'
import { appResolver, fieldOf, valuesOf, wishOf, type AppValues } from './app-form-values.ts'

type AppVersion = ReceivedOf<typeof referenceCalls.getAppVersion>

const useSave = (
  of: Platform,
  seen: AppVersion,
  form: UseFormReturn<AppValues>,
  onEnd: (saved?: AppVersion) => void,
) => {
  const say = useText('reference')
  const label = useLabel()
  const queries = useQueryClient()
  const wordsFor = useFailureWords()
  const forget = () => forgetAnswers(queries, referenceCalls.getAppVersion)
  const call = useCall(referenceCalls.setAppVersion, {
    onSuccess: (saved) => {
      showToast({ tone: 'done', title: say('appSaved', { platform: label(platform.labels[of]) }) })
      onEnd(saved)
      return forget()
    },
    onFailure: (failure) => {
      onEnd()
      if (failure.facts.status === 409) return forget()
      const placed = (failure.facts.issues ?? []).flatMap(({ path, message }) => {
        const field = fieldOf(path.replace(/^body\./, ''))
        return field === undefined ? [] : [{ field, message }]
      })
      for (const { field, message } of placed) form.setError(field, { type: 'server', message }, { shouldFocus: true })
      if (placed.length === 0) showToast({ tone: 'closing', title: wordsFor(failure).title })
      return undefined
    },
  })
  return {
    isSaving: call.isPending,
    save: (reason: string) =>
      call.mutate({
        params: { platform: of },
        body: { ...wishOf(form.getValues()), seenVersion: seen.version, reason },
      }),
  }
}

const Fields = ({ form }: { readonly form: UseFormReturn<AppValues> }) => {
  const say = useText('reference')
  const {
    register,
    formState: { errors },
  } = form
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('minimum')}
          hint={say('minimumHint')}
          error={errors.minimum?.message}
          inputMode="decimal"
          inputClassName="figures"
          autoComplete="off"
          {...register('minimum')}
        />
        <TextField
          label={say('latest')}
          hint={say('latestHint')}
          error={errors.latest?.message}
          inputMode="decimal"
          inputClassName="figures"
          autoComplete="off"
          {...register('latest')}
        />
      </div>
      <TextField
        label={say('storeUrl')}
        optional
        error={errors.storeUrl?.message}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        {...register('storeUrl')}
      />
      <TextArea
        label={say('messageKo')}
        optional
        rows={2}
        error={errors.messageKo?.message}
        {...register('messageKo')}
      />
      <TextArea
        label={say('messageEn')}
        optional
        rows={2}
        hint={say('messageHint')}
        error={errors.messageEn?.message}
        {...register('messageEn')}
      />
    </>
  )
}

export const AppForm = ({ of, latest }: { readonly of: Platform; readonly latest: AppVersion }) => {
  const say = useText('reference')
  const [seen, setSeen] = useState(latest)
  const [asked, setAsked] = useState<AppValues | null>(null)
  const form = useForm<AppValues>({ defaultValues: valuesOf(latest), resolver: appResolver(say) })
  const { isDirty } = form.formState
  const begin = (from: AppVersion) => {
    setSeen(from)
    form.reset(valuesOf(from))
  }
  const saving = useSave(of, seen, form, (saved) => {
    setAsked(null)
    if (saved !== undefined) begin(saved)
  })
  useEffect(() => {
    // Nothing is typed yet: what somebody else saved is simply shown.
    if (latest.version > seen.version && !isDirty) begin(latest)
  })
  const isBehind = latest.version > seen.version
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => setAsked(values))(event)}
      className="flex flex-col gap-4"
    >
      {isBehind && (
        <InlineNotice tone="waiting" urgent title={say('appNow', { minimum: latest.minimum, latest: latest.latest })}>
          {say('appMeanwhile')}
        </InlineNotice>
      )}
      <Fields form={form} />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" disabled={!isDirty} onClick={() => setSeen(latest)}>
          {say('appSave')}
        </Button>
      </div>
      {asked !== null && (
        <AppConfirm
          of={of}
          minimum={asked.minimum}
          saving={saving.isSaving}
          onClose={() => setAsked(null)}
          onSave={saving.save}
        />
      )}
    </form>
  )
}
