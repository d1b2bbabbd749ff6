// What a preset would change now, key by key; the owner may apply it, with a reason.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { configKey, configPreset, type ConfigPreset } from '@bidyard/contract/enums/reference'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { ChangeLines } from './history/change-lines.tsx'
import { changeLines } from './places/change-lines.ts'
import { rebuild } from './places/rebuild.ts'
import { useConfigurationWords } from './use-configuration-words.ts'

const shortest = 2

interface ApplyDialogProps {
  readonly preset: ConfigPreset
  readonly keys: number
  readonly revision: number
  readonly onClose: () => void
}

const useApply = (preset: ConfigPreset, onClose: () => void) => {
  const { say, label } = useConfigurationWords()
  const queries = useQueryClient()
  const wordsFor = useFailureWords()
  const forget = () => forgetPaths(queries, ['/configs', '/config-versions', '/config-presets'])
  const refuse = (failure: CallFailure) => {
    if (failure.facts.status !== 409) return showToast({ tone: 'closing', title: wordsFor(failure).title })
    onClose()
    showToast({ tone: 'waiting', title: say('presetMeanwhile'), stayMs: 10_000 })
    return forget()
  }
  return useCall(referenceCalls.applyConfigPreset, {
    onFailure: refuse,
    onSuccess: () => {
      onClose()
      showToast({ tone: 'done', title: say('presetApplied', { preset: label(configPreset.labels[preset]) }) })
      return forget()
    },
  })
}

const ApplyDialog = ({ preset, keys, revision, onClose }: ApplyDialogProps) => {
  const { say, label } = useConfigurationWords()
  const sayUi = useText('ui')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const apply = useApply(preset, onClose)
  const tooShort = reason.trim().length < shortest
  const send = () => {
    setAsked(true)
    if (!tooShort) apply.mutate({ params: { preset }, body: { seenRevision: revision, reason: reason.trim() } })
  }
  return (
    <Dialog
      open
      working={apply.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('presetConfirmTitle', { preset: label(configPreset.labels[preset]) })}
      description={say('presetConfirmText', { keys })}
      footer={
        <>
          <Button disabled={apply.isPending} onClick={onClose}>{sayUi('cancel')}</Button>
          <Button variant="danger" loading={apply.isPending} onClick={send}>{say('apply')}</Button>
        </>
      }
    >
      <TextArea
        label={say('reason')}
        hint={say('reasonHint')}
        error={asked && tooShort ? say('issue.tooShort', { bound: String(shortest) }) : undefined}
        value={reason}
        rows={2}
        maxLength={limits.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    {[0, 1].map((index) => <Skeleton key={index} className="h-52 rounded-lg" />)}
  </div>
)

export const PresetPreview = ({ preset, isRoot }: { readonly preset: ConfigPreset; readonly isRoot: boolean }) => {
  const words = useConfigurationWords()
  const { say, label } = words
  const wordsFor = useFailureWords()
  const [applying, setApplying] = useState(false)
  const configs = useList(referenceCalls.listConfigs, { sort: [{ sortOrder: 'asc' }], size: 100 })
  const read = useRead(referenceCalls.previewConfigPreset, { params: { preset } })
  if (read.error !== null) return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (read.data === undefined) return <Waiting />
  const { keys, revision } = read.data
  if (keys.length === 0)
    return <Card><EmptyState icon="done" title={say('presetSame')} text={say('presetSameText')} /></Card>
  // The configuration as it is, and what the preset would make of it.
  const parts = keys.flatMap(({ key, changes }) => {
    const before = configs.items.find((config) => config.key === key)?.value
    return before === undefined ? [] : [{ key, before, after: rebuild(before, changes, 'after') }]
  })
  if (parts.length < keys.length) return <Waiting />
  const counted = parts.map((part) => ({
    ...part,
    count: changeLines(words, part.key, part.before, part.after).length,
  }))
  const places = counted.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="figures font-bold">{say('presetChanges', { keys: keys.length, places })}</p>
        {isRoot && (
          <Button variant="primary" icon="check" onClick={() => setApplying(true)}>
            {say('presetApply')}
          </Button>
        )}
      </div>
      {counted.map(({ key, before, after, count }) => (
        <Card key={key} title={label(configKey.labels[key])} note={say('changesCount', { count })}>
          <ChangeLines of={key} before={before} after={after} />
        </Card>
      ))}
      {applying && (
        <ApplyDialog preset={preset} keys={keys.length} revision={revision} onClose={() => setApplying(false)} />
      )}
    </>
  )
}
