// The visit of a self contract, as each side sees it: agree on it, wait for it, put it off, and tell how it went.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { later } from '../../../ui/later.tsx'
import { useBegun } from '../../../ui/show/countdown.tsx'
import { type Adjustment, isOpenCut } from '../adjustment/use-adjustment.ts'
import type { Side } from '../parts/contract-rules.ts'
import { useMayAct } from '../parts/use-may-act.ts'
import { VisitPicker } from '../visit/visit-picker.tsx'
import { NowFrame } from './now-frame.tsx'

const CutSheet = later(async () => (await import('../adjustment/cut-sheet.tsx')).CutSheet)
const FailSheet = later(async () => (await import('../result/fail-sheet.tsx')).FailSheet)
const ResultOnBehalf = later(async () => (await import('../result/result-on-behalf.tsx')).ResultOnBehalf)
const ResultSheet = later(async () => (await import('../result/result-sheet.tsx')).ResultSheet)
const CancelVisitSheet = later(async () => (await import('../visit/visit-dialogs.tsx')).CancelVisitSheet)
const DelaySheet = later(async () => (await import('../visit/visit-dialogs.tsx')).DelaySheet)
const WindowsSheet = later(async () => (await import('../visit/windows-sheet.tsx')).WindowsSheet)

export interface NowProps {
  readonly contract: Contract
  readonly side: Side
  readonly adjustment: Adjustment | undefined
}

type Scheduling = NonNullable<Contract['scheduling']>

const Offered = ({ scheduling }: { readonly scheduling: Scheduling }) => {
  const say = useText('contracts')
  const format = useFormat()
  if (scheduling.windows.length === 0) return <p className="text-md text-ink-soft">{say('windowsNone')}</p>
  return (
    <ul aria-label={say('windows')} className="figures flex flex-col gap-1 text-md">
      {scheduling.windows.map(({ from, to }) => (
        <li key={from + to}>{`${format.dateTime(from)} – ${format.time(to)}`}</li>
      ))}
    </ul>
  )
}

const CancelLine = ({ contract, side }: Omit<NowProps, 'adjustment'>) => {
  const say = useText('contracts')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" className="self-center" onClick={() => setAsking(true)}>{say('cancelVisit')}…</Button>
      {asking && <CancelVisitSheet contract={contract} side={side} onClose={() => setAsking(false)} />}
    </>
  )
}

export const NowScheduling = ({ contract, side }: NowProps) => {
  const say = useText('contracts')
  const may = useMayAct(contract, side)
  const [asking, setAsking] = useState(false)
  const { scheduling, id } = contract
  if (scheduling === null) return null
  const { delayCount, delayCountMax } = scheduling
  return (
    <NowFrame contract={contract} side={side} title={say(`visit.${side}`)} text={say(`visitText.${side}`)}>
      {may('confirmSchedule') && <VisitPicker contractId={id} scheduling={scheduling} />}
      {side !== 'buyer' && <Offered scheduling={scheduling} />}
      {delayCount > 0 && (
        <p className="text-sm text-ink-faint">{say('delays', { count: delayCount, max: delayCountMax })}</p>
      )}
      {may('offerVisitWindows') && (
        <Button variant="primary" size="large" wide icon="calendar" onClick={() => setAsking(true)}>
          {say('windowsVerb')}
        </Button>
      )}
      {may('cancelSchedule') && <CancelLine contract={contract} side={side} />}
      {asking && <WindowsSheet contract={contract} scheduling={scheduling} onClose={() => setAsking(false)} />}
    </NowFrame>
  )
}

const Visit = ({ at }: { readonly at: string }) => {
  const say = useText('contracts')
  const format = useFormat()
  return (
    <p className="flex flex-col">
      <span className="text-sm text-ink-faint">{say('visitAt')}</span>
      <strong className="figures text-2xl font-extrabold tracking-tight">{format.dateTime(at)}</strong>
    </p>
  )
}

const BeforeVisit = ({ contract, side }: Omit<NowProps, 'adjustment'>) => {
  const say = useText('contracts')
  const [asking, setAsking] = useState(false)
  const { delayCount, delayCountMax } = contract.scheduling ?? { delayCount: 0, delayCountMax: 0 }
  const left = delayCountMax - delayCount
  return (
    <div className="flex flex-col gap-1">
      <Button wide disabled={left <= 0} onClick={() => setAsking(true)}>
        {left > 0 ? say('delayLeft', { left, max: delayCountMax }) : say('delayNone', { max: delayCountMax })}
      </Button>
      <CancelLine contract={contract} side={side} />
      {asking && <DelaySheet contract={contract} side={side} onClose={() => setAsking(false)} />}
    </div>
  )
}

type Asking = 'result' | 'cut' | 'fail' | 'behalf'

export const NowResult = ({ contract, side, adjustment }: NowProps) => {
  const say = useText('contracts')
  const may = useMayAct(contract, side)
  const [asking, setAsking] = useState<Asking | null>(null)
  const at = contract.scheduling?.visitReservedAt ?? null
  const isBefore = !useBegun(at)
  const isAdjusting = isOpenCut(adjustment)
  const hasCut = adjustment !== undefined && adjustment.state !== 'notSubmitted'
  const tells = may('submitResultSuccess')
  const onBehalf = contract.isStepOverdue && !isAdjusting && may('submitResultOnBehalf')
  const words = isAdjusting ? 'cut' : isBefore ? 'before' : 'after'
  const cut = adjustment?.state === 'disputed' ? 'disputed' : 'submitted'
  const mayChange = isBefore && !hasCut && contract.result?.state === 'pending' && may('delaySchedule')
  const close = () => setAsking(null)
  return (
    <NowFrame
      contract={contract} side={side}
      title={say(isAdjusting ? `cutNow.${cut}.${side}` : onBehalf ? 'result.overdue' : `result.${side}`)}
      text={say(onBehalf ? 'resultText.overdue'
        : isAdjusting && cut === 'disputed' ? 'cutNowText' : `resultText.${words}.${side}`)}
    >
      {at !== null && <Visit at={at} />}
      {tells && !isBefore && (
        <div className="grid gap-2 sm:grid-cols-2">
          <Button
            variant={isAdjusting ? 'secondary' : 'primary'} size="large" icon="check"
            onClick={() => setAsking('result')}
          >
            {say('resultOpen')}
          </Button>
          {adjustment?.state === 'notSubmitted' && adjustment.attemptsLeft > 0 && (
            <Button size="large" onClick={() => setAsking('cut')}>{say('cutOpen')}</Button>
          )}
        </div>
      )}
      {onBehalf && <Button size="large" wide onClick={() => setAsking('behalf')}>{say('resultBehalf')}…</Button>}
      {side === 'staff' && may('submitResultFail') && !isBefore && (
        <Button wide onClick={() => setAsking('fail')}>{say('failOpen')}…</Button>
      )}
      {mayChange && <BeforeVisit contract={contract} side={side} />}
      {asking === 'result' && <ResultSheet contract={contract} isAdjusting={isAdjusting} onClose={close} />}
      {asking === 'behalf' && <ResultOnBehalf contract={contract} onClose={close} />}
      {asking === 'fail' && <FailSheet contract={contract} onClose={close} />}
      {asking === 'cut' && adjustment !== undefined && (
        <CutSheet contract={contract} adjustment={adjustment} onClose={close} />
      )}
    </NowFrame>
  )
}
