// The conditions in force, each to be taken away by itself, or all at once.
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Chip } from '../../../../ui/choice/chip.tsx'
import { useCriteriaWords } from './criteria-words.ts'
import type { Criteria, CriterionKey } from './market-search.ts'
import { useStepNames } from './use-step-names.ts'

interface ChosenChipsProps {
  readonly criteria: Criteria
  readonly change: (next: Partial<Record<CriterionKey, unknown>>) => void
  readonly onClear: () => void
}

export const ChosenChips = ({ criteria, change, onClear }: ChosenChipsProps) => {
  const say = useText('market')
  const wordsOf = useCriteriaWords()
  const chosen = wordsOf(criteria, useStepNames(criteria))
  if (chosen.length === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-1.5">
      {chosen.map(({ key, words, isKorean, without }) => (
        <Chip key={key} label={words} isKorean={isKorean} onRemove={() => change(without)} />
      ))}
      <Button variant="quiet" size="small" onClick={onClear}>{say('clear')}</Button>
    </div>
  )
}
