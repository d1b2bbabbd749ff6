// What each violation brings, grouped by what kind of violation it is; a table on wide screens, blocks on phones.
import {
  bidRestriction, depositDeduction, violationDetailType, violationEscalation, violationType, type ViolationDetailType,
} from '@bidyard/contract/enums/violations'
import { violationTypeOf } from '@bidyard/contract/shapes/standing/violation-types'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { count } from '../places/amount.ts'
import type { SectionTitle } from '../places/sections.ts'
import type { SanctionPreset, SanctionPresets } from '../places/value-types.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { SectionFrame } from './section-frame.tsx'

interface SanctionsTableProps {
  readonly title: SectionTitle
  readonly value: SanctionPresets
  /** In the form: a button at the end of each row, and rows that were changed are marked. */
  readonly renderAction?: ((violation: ViolationDetailType) => ReactNode) | undefined
  readonly isChanged?: ((violation: ViolationDetailType) => boolean) | undefined
}

/** What a screen says about a sanction, field by field. */
const useSanctionCells = () => {
  const { say, label, write } = useConfigurationWords()
  return (
    preset: SanctionPreset,
  ): readonly { readonly part: 'points' | 'escalation' | 'restriction' | 'deduction'; readonly shown: ReactNode }[] => [
    { part: 'points', shown: <b className="figures font-semibold">{write(preset.points, count('points'))}</b> },
    { part: 'escalation', shown: label(violationEscalation.labels[preset.escalation]) },
    {
      part: 'restriction',
      shown: preset.restriction === 'none' ? <span className="text-ink-faint">{say('none')}</span> : (
        <Badge tone={preset.restriction === 'permanentBan' ? 'closing' : 'waiting'}>
          {label(bidRestriction.labels[preset.restriction])}
          {preset.restrictionDays !== null && ` ${write(preset.restrictionDays, count('days'))}`}
        </Badge>
      ),
    },
    {
      part: 'deduction',
      shown: preset.deduction === 'none'
        ? <span className="text-ink-faint">{say('none')}</span>
        : label(depositDeduction.labels[preset.deduction]),
    },
  ]
}

type Rows = readonly ViolationDetailType[]

interface NameProps {
  readonly violation: ViolationDetailType
  readonly changed: boolean
  readonly inUse: boolean
}

const Name = ({ violation, changed, inUse }: NameProps) => {
  const { say, label } = useConfigurationWords()
  return (
    <span className="flex flex-wrap items-center gap-2">
      {label(violationDetailType.labels[violation])}
      {!inUse && <Badge tone="neutral">{say('notInUse')}</Badge>}
      {changed && <Badge tone="waiting">{say('sanctionChanged')}</Badge>}
    </span>
  )
}

type GroupProps = Omit<SanctionsTableProps, 'title'> & { readonly rows: Rows; readonly label: string }

const WideGroup = ({ rows, label, value, renderAction, isChanged }: GroupProps) => {
  const { say } = useConfigurationWords()
  const cellsOf = useSanctionCells()
  return (
    <PlainTable
      fixed
      label={label}
      columns={[
        { key: 'violation', title: say('violation'), className: 'w-2/6' },
        { key: 'points', title: say('part.points'), align: 'end', className: 'w-20' },
        { key: 'escalation', title: say('part.escalation') },
        { key: 'restriction', title: say('part.restriction') },
        { key: 'deduction', title: say('part.deduction') },
        ...(renderAction === undefined ? [] : [{ key: 'action', title: '', className: 'w-14' }]),
      ]}
      rows={rows.map((violation) => ({
        key: violation,
        cells: [
          <Name
            key="name" violation={violation} changed={isChanged?.(violation) ?? false}
            inUse={value[violation].isInForce}
          />,
          ...cellsOf(value[violation]).map(({ shown }) => shown),
          ...(renderAction === undefined ? [] : [renderAction(violation)]),
        ],
      }))}
    />
  )
}

const NarrowGroup = ({ rows, label, value, renderAction, isChanged }: GroupProps) => {
  const { say } = useConfigurationWords()
  const cellsOf = useSanctionCells()
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {rows.map((violation) => (
        <li key={violation} className="px-4 py-3">
          <div className="flex items-center justify-between gap-2 text-md font-bold">
            <Name
              violation={violation} changed={isChanged?.(violation) ?? false} inUse={value[violation].isInForce}
            />
            {renderAction?.(violation)}
          </div>
          <dl className="mt-1.5 grid grid-cols-2 gap-x-4 gap-y-1.5">
            {cellsOf(value[violation]).map(({ part, shown }) => (
              <div key={part} className="flex flex-col text-md">
                <dt className="text-sm text-ink-faint">{say(`part.${part}`)}</dt>
                <dd>{shown}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

export const SanctionsTable = ({ title, ...rest }: SanctionsTableProps) => {
  const { label } = useConfigurationWords()
  const wide = useWide()
  const Group = wide ? WideGroup : NarrowGroup
  return (
    <SectionFrame title={title} flush>
      {violationType.values.map((type, index) => {
        const name = label(violationType.labels[type])
        return (
          <div key={type}>
            <h3
              className={classNames(
                'px-4 pb-2 text-sm font-bold text-ink-soft md:px-5',
                index === 0 ? 'pt-1' : 'border-t border-line pt-5',
              )}
            >
              {name}
            </h3>
            <Group
              {...rest}
              label={name}
              rows={violationDetailType.values.filter((one) => violationTypeOf[one] === type)}
            />
          </div>
        )
      })}
    </SectionFrame>
  )
}
