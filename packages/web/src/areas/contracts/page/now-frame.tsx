// What is next in a contract, large: what it is about, by when, and the one act; whose turn it is shows in its colour.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { isPastAll, type Side } from '../parts/contract-rules.ts'
import { nowId } from '../parts/use-act.ts'
import { DueBox } from './due-box.tsx'

interface NowFrameProps {
  readonly contract: Contract
  readonly side: Side
  readonly title: string
  readonly text: ReactNode
  /** Whoever misses it now loses nothing by it. */
  readonly excused?: boolean | undefined
  readonly children?: ReactNode | undefined
}

export const NowFrame = ({ contract, side, title, text, excused = false, children }: NowFrameProps) => {
  const say = useText('contracts')
  const mine = contract.duty?.whose === side
  return (
    <section
      id={nowId}
      aria-label={title}
      className={classNames(
        'flex scroll-mt-[calc(var(--header-height)+1rem)] flex-col gap-4',
        'rounded-lg border bg-surface p-4 shadow-card md:p-5', mine ? 'border-waiting' : 'border-line',
      )}
    >
      <div className="flex flex-col gap-0.5">
        <h2 className={classNames('text-lg font-extrabold', mine ? 'text-waiting-ink' : 'text-ink')}>{title}</h2>
        <div className="text-md text-ink-soft">{text}</div>
      </div>
      <DueBox contract={contract} mine={mine} excused={excused} />
      {isPastAll(contract) && side !== 'staff' && <InlineNotice tone="closing">{say('pastAll')}</InlineNotice>}
      {children}
    </section>
  )
}
