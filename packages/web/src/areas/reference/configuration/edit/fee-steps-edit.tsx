// A fee by steps of the price: each step up to an amount, the last one without a bound.
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { stepWords } from '../places/change-lines.ts'
import type { FeeScale } from '../places/value-types.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'

type Step = Extract<FeeScale, { readonly basis: 'steps' }>['steps'][number]

interface FeeStepsEditProps {
  readonly steps: readonly Step[]
  readonly onChange: (steps: Step[]) => void
  readonly faultAt: (place: string) => string | undefined
}

interface StepRowProps {
  readonly steps: readonly Step[]
  readonly index: number
  readonly onChange: (step: Step) => void
  readonly onRemove: () => void
  readonly faultAt: FeeStepsEditProps['faultAt']
}

const maximum = 30
const columns = classNames(
  'grid grid-cols-[minmax(0,1fr)_2.75rem] gap-x-3 gap-y-1',
  'md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] md:gap-x-4',
)

const StepRow = ({ steps, index, onChange, onRemove, faultAt }: StepRowProps) => {
  const words = useConfigurationWords()
  const { say, part, priceUnit } = words
  const step = steps[index]
  if (step === undefined) return null
  const isLast = index === steps.length - 1
  const name = say('feeStep', { number: index + 1 })
  /** An emptied field is refused by the shape, with a word about it. */
  const setTo = (field: keyof Step) => (value: number | null) => onChange({ ...step, [field]: value })
  const hiddenOnWide = (field: string) => (
    <>
      <span className="sr-only">{name} · </span>
      <span className="md:sr-only">{part(field)}</span>
    </>
  )
  return (
    <li className={`${columns} items-start border-t border-line pt-3 first:border-t-0 md:first:pt-1`}>
      <span className="figures flex min-h-control items-center text-md font-bold md:mt-1.5 md:font-medium">{name}</span>
      {isLast ? <span className="md:order-3" /> : (
        <IconButton
          icon="trash" label={say('feeRemoveStep', { number: index + 1 })} onClick={onRemove}
          className="justify-self-end md:order-3 md:mt-1.5"
        />
      )}
      {isLast ? (
        <span
          className={classNames(
            'figures flex min-h-control items-center text-md text-ink-soft',
            'max-md:col-span-2 md:mt-1.5 md:justify-end md:pr-3',
          )}
        >
          {stepWords(words, steps, index)}
        </span>
      ) : (
        <MoneyField
          className="max-md:col-span-2"
          label={hiddenOnWide('upToWon')}
          unit={priceUnit}
          error={faultAt(`steps.${index}.upToWon`)}
          value={step.upToWon}
          onValueChange={setTo('upToWon')}
        />
      )}
      <MoneyField
        className="max-md:col-span-2"
        label={hiddenOnWide('feeWon')}
        unit="won"
        error={faultAt(`steps.${index}.feeWon`)}
        value={step.feeWon}
        onValueChange={setTo('feeWon')}
      />
    </li>
  )
}

export const FeeStepsEdit = ({ steps, onChange, faultAt }: FeeStepsEditProps) => {
  const { say, part } = useConfigurationWords()
  /** A new step goes before the last one and begins where the one before it ends. */
  const add = () => {
    const last = steps.at(-1)
    const before = steps.at(-2)
    if (last === undefined) return
    const fresh: Step = { upToWon: (before?.upToWon ?? 0) + 1_000_000, feeWon: before?.feeWon ?? last.feeWon }
    onChange([...steps.slice(0, -1), fresh, last])
  }
  return (
    <>
      <div>
        <div aria-hidden="true" className={`${columns} text-sm font-semibold max-md:hidden`}>
          <span />
          <span>{part('upToWon')}</span>
          <span>{part('feeWon')}</span>
        </div>
        <ol className="flex flex-col gap-2">
          {steps.map((_step, index) => (
            <StepRow
              key={index}
              steps={steps}
              index={index}
              faultAt={faultAt}
              onChange={(next) => onChange(steps.map((step, at) => (at === index ? next : step)))}
              onRemove={() => onChange(steps.filter((_gone, at) => at !== index))}
            />
          ))}
        </ol>
      </div>
      <Button icon="plus" className="self-start" disabled={steps.length >= maximum} onClick={add}>
        {say('feeAddStep')}
      </Button>
    </>
  )
}
