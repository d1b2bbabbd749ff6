// Everything one chooses with.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { ChoiceCards } from '../../ui/choice/choice-cards.tsx'
import { Chip } from '../../ui/choice/chip.tsx'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { FilterChip } from '../../ui/choice/filter-chip.tsx'
import { MultiCombobox } from '../../ui/choice/multi-combobox.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Switch } from '../../ui/choice/switch.tsx'
import { FieldGrid, Part, Samples } from './part.tsx'

const makers = ['hyundai', 'kia', 'genesis', 'bmw'] as const
const models = ['grandeur', 'sorento', 'g80', 'carnival', 'palisade', 'series5', 'ioniq5', 'k5'] as const
const fuels = ['gasoline', 'diesel', 'hybrid', 'electric', 'lpg'] as const
const kinds = ['self', 'pro', 'prime'] as const

const Pickers = () => {
  const say = useText('gallery')
  const [maker, setMaker] = useState<(typeof makers)[number] | null>('hyundai')
  const [none, setNone] = useState<(typeof makers)[number] | null>(null)
  const [model, setModel] = useState<(typeof models)[number] | null>('grandeur')
  const [several, setSeveral] = useState<(typeof models)[number][]>(['sorento', 'g80'])
  const makerOptions = makers.map((value) => ({ value, label: say(value), disabled: value === 'bmw' }))
  const modelOptions = models.map((value) => ({ value, label: say(value) }))
  return (
    <FieldGrid>
      <Select
        label={say('maker')}
        options={makerOptions}
        value={maker}
        onValueChange={setMaker}
        emptyLabel={say('all')}
      />
      <Select
        label={say('maker')}
        options={makerOptions}
        value={none}
        onValueChange={setNone}
        icon="car"
        error={say('chooseMaker')}
      />
      <Select label={say('locked')} options={makerOptions} value={maker} onValueChange={setMaker} disabled />
      <Combobox
        label={say('model')}
        options={modelOptions}
        value={model}
        onValueChange={setModel}
        hint={say('modelHint')}
      />
      <MultiCombobox label={say('model')} options={modelOptions} value={several} onValueChange={setSeveral} optional />
    </FieldGrid>
  )
}

const Marks = () => {
  const say = useText('gallery')
  const [agreed, setAgreed] = useState(true)
  const [kind, setKind] = useState<(typeof kinds)[number]>('self')
  const [alerts, setAlerts] = useState(true)
  const options = kinds.map((value) => ({ value, label: say(`kind.${value}`), note: say(`kind.${value}Note`) }))
  return (
    <FieldGrid>
      <div className="flex flex-col">
        <Checkbox label={say('agree')} note={say('agreeNote')} checked={agreed} onCheckedChange={setAgreed} />
        <Checkbox label={say('someChosen')} checked={false} partly onCheckedChange={setAgreed} />
        <Checkbox label={say('disabled')} checked disabled onCheckedChange={setAgreed} />
        <Checkbox label={say('quiet')} checked={!agreed} onCheckedChange={(checked) => setAgreed(!checked)} />
      </div>
      <RadioGroup label={say('contractKind')} options={options} value={kind} onValueChange={setKind} cards />
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={say('contractKind')}
          options={options.map(({ value, label }) => ({ value, label }))}
          value={kind}
          onValueChange={setKind}
          inRow
        />
        <ChoiceCards
          label={say('contractKind')}
          cards={kinds.map((value) => ({
            value, disabled: value === 'prime', content: <b>{say(`kind.${value}`)}</b>,
          }))}
          value={kind}
          onValueChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
        />
        <div className="flex flex-col">
          <Switch label={say('alerts')} note={say('alertsNote')} checked={alerts} onCheckedChange={setAlerts} />
          <Switch label={say('alerts')} checked={!alerts} onCheckedChange={(checked) => setAlerts(!checked)} />
          <Switch label={say('disabled')} checked disabled onCheckedChange={setAlerts} />
        </div>
      </div>
    </FieldGrid>
  )
}

export const ChoicesPart = () => {
  const say = useText('gallery')
  const [view, setView] = useState<'cards' | 'table'>('cards')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['diesel']))
  const toggle = (fuel: string, pressed: boolean) =>
    setChosen((now) => (pressed ? new Set([...now, fuel]) : new Set([...now].filter((one) => one !== fuel))))
  return (
    <Part id="choices" title={say('part.choices')}>
      <Pickers />
      <Marks />
      <Samples>
        <SegmentedControl
          label={say('view')}
          value={view}
          onValueChange={setView}
          segments={[
            { value: 'cards', label: say('asCards'), icon: 'grid' },
            { value: 'table', label: say('asTable'), icon: 'rows' },
          ]}
        />
        <SegmentedControl
          label={say('view')}
          value={view}
          onValueChange={setView}
          iconsOnly
          segments={[
            { value: 'cards', label: say('asCards'), icon: 'grid' },
            { value: 'table', label: say('asTable'), icon: 'rows' },
          ]}
        />
        <div role="group" aria-label={say('fuels')} className="flex flex-wrap gap-2">
          {fuels.map((fuel, index) => (
            <FilterChip
              key={fuel}
              label={say(fuel)}
              count={index * 86 + 7}
              pressed={chosen.has(fuel)}
              disabled={fuel === 'lpg'}
              onPressedChange={(pressed) => toggle(fuel, pressed)}
            />
          ))}
        </div>
        {[...chosen].map((fuel) => (
          <Chip key={fuel} label={say(fuel as (typeof fuels)[number])} onRemove={() => toggle(fuel, false)} />
        ))}
        <Chip label={say('hyundai')} />
      </Samples>
    </Part>
  )
}
