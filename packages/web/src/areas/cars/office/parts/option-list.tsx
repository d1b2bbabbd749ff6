// What a car is fitted with, one word each.
import { carOption, type CarOption } from '@bidyard/contract/enums/cars'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Chip } from '../../../../ui/choice/chip.tsx'

export const OptionList = ({ options }: { readonly options: readonly CarOption[] }) => {
  const say = useText('carOffice')
  const word = useWord()
  if (options.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{say('options')}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {options.map((option) => <li key={option}><Chip label={word(carOption, option)} /></li>)}
      </ul>
    </div>
  )
}
