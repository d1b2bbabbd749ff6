// How far the registration is: a rail where there is room, one line and a bar on phones.
import { useText } from '../../../text/use-text.ts'
import { StepRail, type StepState } from '../../../ui/navigation/step-rail.tsx'
import { ProgressBar } from '../../../ui/show/progress-bar.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import type { Draft } from './draft/draft.ts'
import { type Step, steps } from './draft/step-order.ts'
import { furthest } from './draft/steps.ts'

interface ProgressProps {
  readonly draft: Draft
  readonly step: Step
}

const stateOf = ({ draft, step }: ProgressProps, one: Step): StepState => {
  if (one === step) return 'theirs'
  return steps.indexOf(one) < steps.indexOf(furthest(draft)) ? 'done' : 'ahead'
}

export const RegistrationRail = (props: ProgressProps) => {
  const say = useText('members')
  const isWide = useWide()
  const at = steps.indexOf(props.step) + 1
  if (!isWide)
    return (
      <div className="flex flex-col gap-1.5 pb-4">
        <p className="flex items-baseline justify-between text-sm">
          <span className="font-bold">{say(`step.${props.step}`)}</span>
          <span className="figures text-ink-faint">{say('stepOf', { at, of: steps.length })}</span>
        </p>
        <ProgressBar label={say('progress')} percent={(at / steps.length) * 100} />
      </div>
    )
  return (
    <div className="pb-6">
      <StepRail
        label={say('progress')}
        steps={steps.map((key) => ({ key, title: say(`step.${key}`), state: stateOf(props, key) }))}
      />
    </div>
  )
}
