// What the car has, and what was looked up on it: options, sunroof, seats, chassis number, tuning, recall, paint.
import { carTuning, recallState, vinMarking } from '@bidyard/contract/enums/car-check'
import { carOption } from '@bidyard/contract/enums/car-facts'
import { seatColor, sunroof } from '@bidyard/contract/enums/cars'
import type { Enumeration } from '@bidyard/contract/enumeration'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { PickMany, PickOne } from '../../../../ui/choice/pick-buttons.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { setPart, type Work } from './work.ts'

interface PartProps {
  readonly work: Work
}

interface OneOfProps<Value extends string> {
  readonly label: string
  readonly of: Enumeration<string, Value>
  readonly value: Value | null
  readonly disabled: boolean
  readonly onChange: (value: Value | null) => void
  /** What is no good news. */
  readonly isBad?: (value: Value) => boolean
}

const OneOf = <Value extends string>({ label, of, value, disabled, onChange, isBad }: OneOfProps<Value>) => {
  const word = useWord()
  return (
    <PickOne
      label={label}
      picks={of.values.map((one) =>
        ({ value: one, label: word(of, one), tone: isBad?.(one) === true ? 'closing' as const : 'action' as const }))}
      value={value}
      disabled={disabled}
      onValueChange={onChange}
    />
  )
}

const Options = ({ work }: PartProps) => {
  const say = useText('checks')
  const word = useWord()
  const { record: { options }, isLocked } = work
  return (
    <Card
      title={say('options')}
      actions={!isLocked && options === null && (
        <Button size="small" icon="check" className="h-11!" onClick={() => setPart(work, 'options', [])}>
          {say('optionsNone')}
        </Button>
      )}
    >
      {options?.length === 0 && <p className="pb-3 text-md text-ink-soft">{say('optionsNone')}</p>}
      <PickMany
        label={say('options')} labelHidden even
        picks={carOption.values.map((value) => ({ value, label: word(carOption, value) }))}
        values={options ?? []}
        disabled={isLocked}
        onValuesChange={(next) => setPart(work, 'options', next)}
      />
    </Card>
  )
}

const Paint = ({ work }: PartProps) => {
  const say = useText('checks')
  const { record: { isRepainted }, isLocked } = work
  return (
    <PickOne
      label={say('repainted')}
      picks={[
        { value: 'no', label: say('repaintedNo') },
        { value: 'yes', label: say('repaintedYes'), tone: 'waiting' as const },
      ]}
      value={isRepainted === null ? null : isRepainted ? 'yes' : 'no'}
      disabled={isLocked}
      onValueChange={(next) => setPart(work, 'isRepainted', next === null ? null : next === 'yes')}
    />
  )
}

const Looked = ({ work }: PartProps) => {
  const say = useText('checks')
  const { record, isLocked } = work
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <OneOf
          label={say('sunroof')} of={sunroof} value={record.sunroof} disabled={isLocked}
          onChange={(value) => setPart(work, 'sunroof', value)}
        />
        <OneOf
          label={say('vinMarking')} of={vinMarking} value={record.vinMarking} disabled={isLocked}
          isBad={(value) => value !== 'good'} onChange={(value) => setPart(work, 'vinMarking', value)}
        />
        <OneOf
          label={say('tuning')} of={carTuning} value={record.tuning} disabled={isLocked}
          isBad={(value) => value === 'illegal'} onChange={(value) => setPart(work, 'tuning', value)}
        />
        <Paint work={work} />
        <OneOf
          label={say('recall')} of={recallState} value={record.recall} disabled={isLocked}
          isBad={(value) => value === 'open'} onChange={(value) => setPart(work, 'recall', value)}
        />
        <OneOf
          label={say('seatColor')} of={seatColor} value={record.seatColor} disabled={isLocked}
          onChange={(value) => setPart(work, 'seatColor', value)}
        />
      </div>
    </Card>
  )
}

export const FactsPart = ({ work }: PartProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <Looked work={work} />
    <Options work={work} />
  </div>
)
