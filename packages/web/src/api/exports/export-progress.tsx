// How far a file has come: rows so far of about how many, and the way to stop it.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ProgressBar } from '../../ui/show/progress-bar.tsx'
import { InlineNotice } from '../../ui/state/inline-notice.tsx'
import { Refused } from '../../ui/state/refused.tsx'
import type { CallFailure } from '../call-failure.ts'
import { useCall } from '../use-call.ts'
import { useRead } from '../use-read.ts'

type Opened = ReceivedOf<typeof exportsCalls.exportList>
type Shown = ReceivedOf<typeof exportsCalls.getExport>

interface ProgressProps {
  readonly title: ReactNode
  /** Undefined until the server has given the link. */
  readonly opened: Opened | undefined
  readonly failure: CallFailure | null
  readonly onClose: () => void
}

const lookAgainMs = 700
/** Nobody heard of it for a while; its node may yet come back. */
const lookSlowlyMs = 5_000
const isUnderWay = (shown: Shown | undefined): boolean => shown?.state === 'waiting' || shown?.state === 'running'

const lookAgainFor = (shown: Shown | undefined): number | undefined => {
  if (shown?.state === 'done' || shown?.state === 'stopped') return undefined
  return shown?.state === 'broken' ? lookSlowlyMs : lookAgainMs
}

/** A hundred only when it is done: rows may have come since they were counted. */
const percentOf = ({ state, writtenCount, rowCount }: Shown): number | null => {
  if (state === 'done') return 100
  return rowCount === 0 || rowCount === '10,000+' ? null : Math.min(99, Math.floor(writtenCount / rowCount * 100))
}

const useFollowed = (opened: Opened | undefined) => {
  const stop = useCall(exportsCalls.stopExport)
  const first: Shown | undefined = stop.data ?? opened
  const read = useRead(
    exportsCalls.getExport, { params: { id: opened?.id ?? '' } },
    { enabled: opened !== undefined && stop.data === undefined, refreshEveryMs: lookAgainFor },
  )
  const shown = stop.data ?? (read.data?.id === opened?.id ? read.data : undefined) ?? first
  return { shown, stop }
}

const Rows = ({ shown }: { readonly shown: Shown }) => {
  const say = useText('exports')
  const format = useFormat()
  const { state, writtenCount, rowCount } = shown
  const rows = rowCount === '10,000+' ? rowCount : format.number(rowCount)
  const given = { written: format.number(writtenCount), rows }
  if (state === 'stopped')
    return <InlineNotice tone="waiting" title={say('stopped')}>{say('stoppedText')}</InlineNotice>
  if (state === 'broken')
    return <InlineNotice tone="closing" title={say('broken')}>{say('brokenText')}</InlineNotice>
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        shown label={state === 'done' ? say('done') : say('running')} percent={percentOf(shown)}
        tone={state === 'done' ? 'done' : 'action'}
      />
      <p className="figures text-sm text-ink-soft" aria-live="polite">
        {state === 'done' ? say('rowsDone', given) : say('rowsSoFar', given)}
      </p>
    </div>
  )
}

export const ExportProgress = ({ title, opened, failure, onClose }: ProgressProps) => {
  const say = useText('exports')
  const { shown, stop } = useFollowed(opened)
  const { mutate, isPending } = stop
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={say('happens')}
      footer={
        <>
          {opened !== undefined && isUnderWay(shown) && (
            <Button variant="danger" loading={isPending} onClick={() => mutate({ params: { id: opened.id } })}>
              {say('stop')}
            </Button>
          )}
          <Button onClick={onClose}>{say('close')}</Button>
        </>
      }
    >
      {shown !== undefined && <Rows shown={shown} />}
      {shown === undefined && failure === null && <ProgressBar shown label={say('asking')} percent={null} />}
      <Refused failure={failure ?? stop.error} />
    </Dialog>
  )
}
