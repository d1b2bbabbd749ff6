// The way from the makers down to what is chosen; each step leads back to it.
import { carCodeLevel } from '@bidyard/contract/enums/reference'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { withCodeAt, type CarCodeSearch } from './car-code-search.ts'
import type { CarCodeColumn } from './use-car-codes.ts'

interface WayDownProps {
  readonly columns: readonly CarCodeColumn[]
  readonly search: CarCodeSearch
}

const stepLook = classNames(
  'flex min-h-11 min-w-11 items-center justify-center rounded-sm px-1',
  'hover:text-ink hover:underline hover:underline-offset-4 md:min-h-8 md:min-w-0',
)

export const WayDown = ({ columns, search }: WayDownProps) => {
  const say = useText('reference')
  const label = useLabel()
  const steps = columns.flatMap(({ level, chosen }) =>
    chosen === undefined ? [] : [{ level, name: label(chosen.name) }],
  )
  return (
    <nav aria-label={say('carCodesPath')}>
      <ol className="-ml-1 flex flex-wrap items-center text-md text-ink-soft">
        <li>
          <Link to="/office/car-codes" search={{}} resetScroll={false} className={stepLook}>{say('allMakers')}</Link>
        </li>
        {steps.map(({ level, name }, index) => (
          <li key={level} className="flex min-w-0 items-center">
            <Icon name="chevronRight" size={16} className="text-ink-faint max-md:-mr-1" />
            <Link
              to="/office/car-codes"
              search={withCodeAt(search, level, search[level] ?? null)}
              resetScroll={false}
              title={label(carCodeLevel.labels[level])}
              className={index === steps.length - 1 ? `${stepLook} font-bold text-ink` : stepLook}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
