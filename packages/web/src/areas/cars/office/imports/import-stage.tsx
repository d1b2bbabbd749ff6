// How far a sheet has come, and what comes next: read, tried, drafted row by row, reported.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { orderImportPieces, type OrderImport } from '@bidyard/contract/shapes/cars/order-imports'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { askServer } from '../../../../api/client.ts'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { ProgressBar } from '../../../../ui/show/progress-bar.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { saveReport } from './save-report.ts'
import { SendRest } from './send-rest.tsx'

const touched = ['/order-imports', '/order-import-rows', '/orders'] as const

interface StageProps {
  readonly brought: OrderImport
}

const percentOf = ({ step, sizeBytes, places, rightCount, madeCount, begunAt }: OrderImport): number | null => {
  if (step === 'receiving') return (places.length / orderImportPieces(sizeBytes)) * 100
  if (step === 'running' || (step === 'failed' && begunAt !== null))
    return rightCount + madeCount === 0 ? null : (madeCount / (rightCount + madeCount)) * 100
  return step === 'reading' ? null : 100
}

const Progress = ({ brought }: StageProps) => {
  const say = useText('carOffice')
  const { step, rowCount, rightCount, wrongCount, madeCount } = brought
  const figures = [
    { name: say('rows'), count: rowCount, look: '' }, { name: say('rightRows'), count: rightCount, look: '' },
    { name: say('wrongRows'), count: wrongCount, look: wrongCount > 0 ? 'text-closing-ink' : '' },
    { name: say('madeRows'), count: madeCount, look: madeCount > 0 ? 'text-done-ink' : '' },
  ]
  return (
    <>
      <ProgressBar
        shown label={say(`stage.${step}`)} percent={percentOf(brought)}
        tone={step === 'done' ? 'done' : step === 'refused' || step === 'failed' ? 'closing' : 'action'}
      />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ name, count, look }) => (
          <div key={name} className="rounded-md bg-sunken px-4 py-2.5">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className={`figures text-xl font-bold ${look}`}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Words = ({ brought: { step, refusal, ignoredColumns, wrongCount } }: StageProps) => {
  const say = useText('carOffice')
  const label = useLabel()
  return (
    <>
      {refusal !== null && <InlineNotice tone="closing" title={say('refusedTitle')}>{label(refusal)}</InlineNotice>}
      {step === 'failed' && <InlineNotice tone="closing" title={say('failedTitle')}>{say('failedText')}</InlineNotice>}
      {ignoredColumns.length > 0 && (
        <InlineNotice>{say('ignoredColumns')} <span lang="ko">{ignoredColumns.join(', ')}</span></InlineNotice>
      )}
      {step === 'read' && wrongCount > 0 && <InlineNotice tone="waiting">{say('wrongStay')}</InlineNotice>}
    </>
  )
}

const useActs = ({ brought: { id } }: StageProps) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const refresh = () => forgetPaths(queries, touched)
  const run = useCall(carsCalls.runOrderImport, { onSuccess: refresh, onFailure: refresh })
  const read = useCall(carsCalls.readOrderImport, { onSuccess: refresh, onFailure: refresh })
  const remove = useCall(carsCalls.deleteOrderImport, {
    onSuccess: async () => {
      await navigate({ to: '/office/order-imports' })
      void refresh()
    },
    onFailure: refresh,
  })
  const [isSaving, setSaving] = useState(false)
  const save = async (only: 'wrong' | undefined) => {
    setSaving(true)
    try {
      saveReport(await askServer(carsCalls.getOrderImportReport, {
        params: { id }, query: only === undefined ? {} : { outcome: only },
      }))
    } finally {
      setSaving(false)
    }
  }
  return { run, read, remove, save, isSaving }
}

interface QuestionsProps extends StageProps {
  readonly acts: Pick<ReturnType<typeof useActs>, 'run' | 'remove'>
  readonly asking: 'run' | 'remove' | null
  readonly onClose: () => void
}

const Questions = ({ brought, acts: { run, remove }, asking, onClose }: QuestionsProps) => {
  const say = useText('carOffice')
  const { id, rightCount, wrongCount } = brought
  const close = (open: boolean): void => {
    if (!open) onClose()
  }
  return (
    <>
      <ConfirmDialog
        open={asking === 'run'}
        onOpenChange={close}
        title={say('runImportTitle', { count: formatNumber(rightCount) })}
        consequence={say('runImportHappens', { wrong: formatNumber(wrongCount) })}
        confirmLabel={say('runImportVerb')}
        onConfirm={() => run.mutateAsync({ params: { id }, body: {} })}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={say('forgetImportTitle')}
        consequence={say('forgetImportHappens')}
        confirmLabel={say('forgetImport')}
        destructive
        onConfirm={() => remove.mutateAsync({ params: { id } })}
      />
    </>
  )
}

export const ImportStage = ({ brought }: StageProps) => {
  const say = useText('carOffice')
  const [asking, setAsking] = useState<'run' | 'remove' | null>(null)
  const may = useMayAsk()
  const acts = useActs({ brought })
  const { run, read, remove, save, isSaving } = acts
  const { id, step, rightCount, wrongCount, rowCount, begunAt } = brought
  const isBegun = begunAt !== null
  const again = isBegun ? run : read
  return (
    <Card>
      <div className="flex flex-col gap-4" aria-live="polite">
        <Progress brought={brought} />
        <Words brought={brought} />
        {step === 'receiving' && may(carsCalls.putOrderImportPiece) && <SendRest brought={brought} />}
        <Refused failure={run.error ?? read.error ?? remove.error} />
        <div className="flex flex-wrap gap-2">
          {step === 'read' && may(carsCalls.runOrderImport) && (
            <Button
              variant="primary" icon="check" disabled={rightCount === 0} loading={run.isPending}
              onClick={() => setAsking('run')}
            >
              {say('runImport', { count: formatNumber(rightCount) })}
            </Button>
          )}
          {step === 'failed' && may(isBegun ? carsCalls.runOrderImport : carsCalls.readOrderImport) && (
            <Button
              variant="primary" icon="refresh" loading={again.isPending}
              onClick={() => again.mutate({ params: { id }, body: {} })}
            >
              {say('tryAgain')}
            </Button>
          )}
          {rowCount > 0 && (
            <Button icon="download" loading={isSaving} onClick={() => void save(undefined)}>
              {say('wholeReport')}
            </Button>
          )}
          {wrongCount > 0 && (
            <Button icon="download" disabled={isSaving} onClick={() => void save('wrong')}>{say('wrongReport')}</Button>
          )}
          {!isBegun && may(carsCalls.deleteOrderImport) && (
            <Button variant="quiet" icon="trash" onClick={() => setAsking('remove')}>{say('forgetImport')}</Button>
          )}
        </div>
      </div>
      <Questions brought={brought} acts={acts} asking={asking} onClose={() => setAsking(null)} />
    </Card>
  )
}
