// The form of one key: everything typed stays until it is saved or thrown away, whatever others do meanwhile.
import type { ConfigShown } from '@bidyard/contract/shapes/configuration/configuration'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { LeaveQuestion } from '../../../../ui/overlay/leave-question.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { changeLines } from '../places/change-lines.ts'
import { differences, mergeTyped } from '../places/differences.ts'
import { sectionsOf } from '../places/sections.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { faultsOf, resolverFor, type FormValues } from './form-values.ts'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionEdit } from './section-edit.tsx'
import { useSave } from './use-save.ts'

const ReplayCard = lazy(async () => ({ default: (await import('../replay/replay-card.tsx')).ReplayCard }))

/** Asks once before leaving throws something away. */
const LeaveGuard = ({ isDirty }: { readonly isDirty: () => boolean }) => {
  const { say } = useConfigurationWords()
  return (
    <LeaveQuestion
      asks={isDirty} asksTab={isDirty} title={say('leaveTitle')} consequence={say('leaveText')}
      confirmLabel={say('leave')}
    />
  )
}

const valuesOf = (config: ConfigShown): FormValues => ({ value: { ...config.value } })

const useEdit = (latest: ConfigShown) => {
  const words = useConfigurationWords()
  const navigate = useNavigate()
  // The version that this form is about; it moves on only when the person says so.
  const [seen, setSeen] = useState(latest)
  const [reviewing, setReviewing] = useState(false)
  const left = useRef(false)
  const resolver = useMemo(() => resolverFor(seen.key, words), [seen.key, words])
  const form = useForm<FormValues>({ defaultValues: valuesOf(latest), resolver })
  const typed = useWatch({ control: form.control, name: 'value' })
  const changes = differences(seen.value, typed).length === 0 ? [] : changeLines(words, seen.key, seen.value, typed)
  const saving = useSave({
    config: seen,
    form,
    onRefused: () => setReviewing(false),
    onSaved: (version) => {
      left.current = true
      showToast({ tone: 'done', title: words.say('saved', { name: words.label(seen.label), version }) })
      void navigate({
        to: '/office/configuration/$key',
        params: { key: seen.key },
        search: { tab: 'history' },
        replace: true,
      })
    },
  })
  const takeLatest = () => {
    const merged = mergeTyped(seen.value, typed, latest.value) as FormValues['value']
    setSeen(latest)
    form.reset(valuesOf(latest))
    form.setValue('value', merged)
  }
  const review = form.handleSubmit(() => setReviewing(true))
  return {
    form, seen, typed, changes, saving, reviewing, setReviewing, takeLatest, review,
    undo: () => form.reset(valuesOf(seen)),
    save: (reason: string) => saving.save(form.getValues('value'), reason),
    isDirty: () => changes.length > 0 && !left.current,
    faults: faultsOf(form.formState.errors).length,
    isBehind: latest.version !== seen.version && !saving.isSaving && !saving.isSaved,
  }
}

export const EditForm = ({ latest }: { readonly latest: ConfigShown }) => {
  const edit = useEdit(latest)
  const { seen, changes } = edit
  return (
    <FormProvider {...edit.form}>
      {edit.isBehind && <MeanwhileNotice seen={seen} latest={latest} onTake={edit.takeLatest} />}
      <form noValidate onSubmit={(event) => void edit.review(event)}>
        <div className="flex flex-col gap-4">
          {sectionsOf[seen.key].map((section) => <SectionEdit key={section.title} of={seen.key} section={section} />)}
        </div>
        {(seen.key === 'sanctions' || seen.key === 'fees') && (
          <div className="mt-4">
            <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
              <ReplayCard of={seen.key} draft={edit.typed} />
            </Suspense>
          </div>
        )}
        <SaveBar count={changes.length} faults={edit.faults} onUndo={edit.undo} onReview={() => void edit.review()} />
      </form>
      <ReviewDialog
        open={edit.reviewing}
        onOpenChange={edit.setReviewing}
        config={seen}
        typed={edit.typed}
        saving={edit.saving.isSaving}
        reasonFault={edit.saving.reasonFault}
        onSave={edit.save}
      />
      <LeaveGuard isDirty={edit.isDirty} />
    </FormProvider>
  )
}
