// The steps of something that takes several: what is done, whose turn it is now and until when, what comes.
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'

export type StepState = 'done' | 'mine' | 'theirs' | 'ahead' | 'failed'

export interface Step {
  readonly key: string
  readonly title: string
  readonly state: StepState
  /** Whose turn it is: "you", "the seller". */
  readonly who?: string | undefined
  /** Until when, or when it was done; a countdown fits. */
  readonly when?: ReactNode | undefined
  readonly note?: ReactNode | undefined
}

interface StepRailProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** From top to bottom wherever it stands. */
  readonly upright?: boolean | undefined
}

const dots: Readonly<Record<StepState, string>> = {
  done: 'border-done bg-done text-on-done',
  mine: 'border-waiting bg-waiting text-on-waiting ring-4 ring-waiting-soft',
  theirs: 'border-action bg-surface text-action-ink ring-4 ring-action-soft',
  ahead: 'border-line-strong bg-surface text-ink-faint',
  failed: 'border-closing bg-closing text-on-closing',
}

const titles: Readonly<Record<StepState, string>> = {
  done: 'font-medium text-ink-soft',
  mine: 'font-bold text-ink',
  theirs: 'font-bold text-ink',
  ahead: 'text-ink-faint',
  failed: 'font-bold text-closing-ink',
}

const Dot = ({ state, number }: { readonly state: StepState; readonly number: number }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'figures relative z-1 flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-sm font-bold',
      dots[state],
    )}
  >
    {state === 'done' ? <Icon name="check" size={16} /> : state === 'failed' ? <Icon name="close" size={16} /> : number}
  </span>
)

/** The line from a step to the next: below its dot on phones, to the right of it on wider screens. */
const Line = ({ travelled, upright }: { readonly travelled: boolean; readonly upright: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'absolute top-7 -bottom-1 left-3.25 w-0.5',
      !upright && 'md:top-3.25 md:right-0 md:bottom-auto md:left-7 md:h-0.5 md:w-auto',
      travelled ? 'bg-done' : 'bg-line-strong',
    )}
  />
)

export const StepRail = ({ label, steps, upright = false }: StepRailProps) => {
  const say = useText('ui')
  return (
    <ol aria-label={label} className={classNames('flex flex-col', !upright && 'md:flex-row')}>
      {steps.map((step, index) => {
        const now = step.state === 'mine' || step.state === 'theirs'
        const last = index === steps.length - 1
        return (
          <li
            key={step.key}
            aria-current={now ? 'step' : undefined}
            className={classNames(
              'relative flex gap-3 pb-5 last:pb-0',
              !upright && 'md:flex-col md:gap-2 md:pb-0',
              !upright && (last ? 'md:shrink-0' : 'md:flex-1'),
            )}
          >
            {!last && <Line travelled={step.state === 'done'} upright={upright} />}
            <Dot state={step.state} number={index + 1} />
            <div className={classNames('flex min-w-0 flex-col pt-0.5', !upright && 'md:pt-0 md:pr-4')}>
              <span className={classNames('text-md', titles[step.state])}>
                {step.title}
                <span className="sr-only">, {say(`step.${step.state}`)}</span>
              </span>
              {step.who !== undefined && (
                <span
                  className={classNames(
                    'text-sm font-semibold',
                    step.state === 'mine' ? 'text-waiting-ink' : 'text-ink-soft',
                  )}
                >
                  {step.who}
                </span>
              )}
              {step.when !== undefined && <span className="figures text-sm text-ink-faint">{step.when}</span>}
              {step.note !== undefined && <span className="text-sm text-ink-soft">{step.note}</span>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
