// One filter of a list: a value of an enumeration, or all of them.
import type { Enumeration } from '@bidyard/contract/enumeration'
import { useText } from '../../../../text/use-text.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { useWord } from '../../../../text/use-word.ts'

interface ChoiceFilterProps<Value extends string> {
  readonly label: string
  readonly of: Enumeration<string, Value>
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
}

export const ChoiceFilter = <Value extends string>({ label, of, value, onChange }: ChoiceFilterProps<Value>) => {
  const say = useText('people')
  const word = useWord()
  return (
    <Select
      className="md:w-32"
      label={label}
      options={of.values.map((one) => ({ value: one, label: word(of, one) }))}
      value={value ?? null}
      emptyLabel={say('all')}
      onValueChange={(next) => onChange(next ?? undefined)}
    />
  )
}
