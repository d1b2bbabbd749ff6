// Chooses a car's model step by step, from the maker down to the trim.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { Origin } from '@bidyard/contract/enums/cars'
import type { CarCodeLevel } from '@bidyard/contract/enums/reference'
import { carCodeLevel } from '@bidyard/contract/enums/reference'
import { useRead } from '../../../../api/use-read.ts'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import type { Register } from './use-facts.ts'

type Model = NonNullable<Register['facts']>['model']
type Code = ReceivedOf<typeof referenceCalls.listCarCodes>['items'][number]

interface ChosenStep {
  readonly code: string
  readonly name: string
}

/** As far down as somebody chose. */
export interface ChosenModel {
  readonly steps: readonly ChosenStep[]
  readonly origin: Origin | null
}

export const noModel: ChosenModel = { steps: [], origin: null }

const levels = carCodeLevel.values
/** Deeper ones are for whoever knows them. */
const neededLevels = 2

export const chosenSteps = (model: Model, origin: Origin): ChosenModel => {
  const all = [model.maker, model.model, model.detailModel, model.grade, model.detailGrade]
  const until = all.findIndex((step) => step === null || step.code === null)
  const known = until === -1 ? all : all.slice(0, until)
  return {
    origin,
    steps: known.flatMap((step) => (step === null || step.code === null ? [] : [{ code: step.code, name: step.name }])),
  }
}

export const modelOfSteps = ({ steps }: ChosenModel): Model | undefined => {
  const [maker, model, detailModel = null, grade = null, detailGrade = null] = steps
  return maker === undefined || model === undefined ? undefined : { maker, model, detailModel, grade, detailGrade }
}

interface StepProps {
  readonly level: CarCodeLevel
  readonly parent: string
  readonly value: string | null
  readonly error: string | undefined
  readonly optional: boolean
  readonly onChoose: (code: Code | null) => void
}

const StepField = ({ level, parent, value, error, optional, onChoose }: StepProps) => {
  const word = useWord()
  const label = useLabel()
  const { data } = useRead(referenceCalls.listCarCodes, { params: { level, parent } })
  const items = data?.items.filter((item) => item.level === level) ?? []
  return (
    <Combobox
      label={word(carCodeLevel, level)}
      optional={optional}
      error={error}
      value={value}
      options={items.map((item) => ({ value: item.code, label: label(item.name) }))}
      onValueChange={(code) => onChoose(items.find((item) => item.code === code) ?? null)}
    />
  )
}

interface ModelPickerProps {
  readonly chosen: ChosenModel
  readonly onChoose: (chosen: ChosenModel) => void
  readonly tried: boolean
}

export const ModelPicker = ({ chosen, onChoose, tried }: ModelPickerProps) => {
  const say = useText('selling')
  const { steps, origin } = chosen
  const choose = (depth: number, code: Code | null) => {
    const above = steps.slice(0, depth)
    onChoose({
      origin: depth === 0 ? (code?.origin ?? null) : origin,
      // A car is known by its Korean name, whoever writes it.
      steps: code === null ? above : [...above, { code: code.code, name: code.name.ko }],
    })
  }
  return (
    <>
      {levels.slice(0, steps.length + 1).map((level, depth) => {
        const parent = depth === 0 ? 'root' : steps[depth - 1]?.code
        if (parent === undefined) return null
        return (
          <StepField
            key={`${level} ${parent}`}
            level={level}
            parent={parent}
            value={steps[depth]?.code ?? null}
            optional={depth >= neededLevels}
            error={tried && depth < neededLevels && steps[depth] === undefined ? say('fillIn') : undefined}
            onChoose={(code) => choose(depth, code)}
          />
        )
      })}
    </>
  )
}
