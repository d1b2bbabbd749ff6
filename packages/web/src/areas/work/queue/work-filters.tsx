// What narrows the queue: whose work, of which part, and the kinds with how much waits of each.
import type { AnswerOf } from '@bidyard/contract/call'
import type { workCalls } from '@bidyard/contract/calls/work'
import { staffPart } from '@bidyard/contract/enums/members'
import { workKind } from '@bidyard/contract/enums/work/work'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { FilterChip } from '../../../ui/choice/filter-chip.tsx'
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { type Whose, whoses, type WorkSearch } from './work-search.ts'

type Count = AnswerOf<typeof workCalls.countWork>['counts'][number]

const countFor = ({ count, mine, free }: Count, whose: Whose | undefined): number =>
  whose === 'mine' ? mine : whose === 'free' ? free : count

interface FiltersProps {
  readonly search: WorkSearch
  readonly counts: readonly Count[]
  readonly change: (next: Partial<Record<keyof WorkSearch, unknown>>) => void
}

export const WorkFilters = ({ search: { whose, part, kind }, counts, change }: FiltersProps) => {
  const say = useText('work')
  const word = useWord()
  const parts = staffPart.values.filter((one) => one === part || counts.some((count) => count.part === one))
  const shown = counts.filter((count) => part === undefined || count.part === part)
  return (
    <div className="mb-3 flex flex-col gap-3">
      <div data-conditions="" className="flex flex-wrap items-end gap-2">
        <SegmentedControl
          label={say('whose')}
          segments={whoses.map((value) => ({ value, label: say(`whose.${value}`) }))}
          value={whose ?? 'all'}
          onValueChange={(next) => change({ whose: next === 'all' ? undefined : next })}
        />
        {parts.length > 1 && (
          <Select
            className="w-38" label={say('part')} labelHidden emptyLabel={say('allParts')}
            options={parts.map((value) => ({ value, label: word(staffPart, value) }))}
            value={part ?? null}
            onValueChange={(next) => change({ part: next ?? undefined, kind: undefined })}
          />
        )}
      </div>
      {shown.length > 1 && (
        <div
          data-conditions="" role="group" aria-label={say('kinds')}
          className="flex gap-2 max-md:overflow-x-auto md:flex-wrap"
        >
          {shown.map((count) => (
            <FilterChip
              key={count.kind}
              label={word(workKind, count.kind)}
              count={countFor(count, whose)}
              pressed={kind === count.kind}
              onPressedChange={(pressed) => change({ kind: pressed ? count.kind : undefined })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
