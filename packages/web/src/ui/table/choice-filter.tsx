// One condition of a list: a value of an enumeration, or all of them.
import type { Enumeration } from '@bidyard/contract/enumeration'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { Select } from '../choice/select.tsx'

interface ChoiceFilterProps<Value extends string> {
  readonly label: string
  readonly of: Enumeration<string, Value>
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
}

export const ChoiceFilter = <Value extends string>({ label, of, value, onChange }: ChoiceFilterProps<Value>) => {
  const say = useText('ui')
  const word = useWord()
  return (
    <Select
      className="md:w-38"
      label={label}
      options={of.values.map((one) => ({ value: one, label: word(of, one) }))}
      value={value ?? null}
      emptyLabel={say('all')}
      onValueChange={(next) => onChange(next ?? undefined)}
    />
  )
}
