// One province; unfolded it shows its districts, and the wards of the large cities below them.
import { useId } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Code } from '../../../../ui/show/code.tsx'
import { useLabel } from '../../../../text/use-label.ts'
import type { District, Province } from './find-places.ts'

const DistrictItem = ({ district }: { readonly district: District }) => {
  const label = useLabel()
  return (
    <li className="break-inside-avoid py-1 text-md">
      <span className="flex items-baseline justify-between gap-2">
        <span className="font-medium">{label(district.name)}</span>
        <Code>{district.code}</Code>
      </span>
      {district.parts.length > 0 && (
        <ul className="mt-0.5 border-l-2 border-line pl-3">
          {district.parts.map((part) => (
            <li key={part.code} className="flex items-baseline justify-between gap-2 py-0.5 text-ink-soft">
              {label(part.name)}
              <Code>{part.code}</Code>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface ProvinceItemProps {
  readonly province: Province
  readonly open: boolean
  readonly onToggle: () => void
}

export const ProvinceItem = ({ province, open, onToggle }: ProvinceItemProps) => {
  const say = useText('reference')
  const label = useLabel()
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={classNames(
          'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 transition-colors',
          'hover:bg-hover md:px-5',
        )}
      >
        <Icon
          name="chevronRight"
          size={18}
          className={classNames('text-ink-faint transition-transform', open && 'rotate-90')}
        />
        <span className="font-bold">{label(province.name)}</span>
        <Badge>{province.shortName}</Badge>
        <Code>{province.code}</Code>
        <span className="figures ml-auto text-sm whitespace-nowrap text-ink-soft">
          {say('districts', { count: province.districts.length })}
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <ul className="columns-1 gap-x-8 px-4 pb-4 pl-11 sm:columns-2 md:pl-13 xl:columns-3">
            {province.districts.map((district) => <DistrictItem key={district.code} district={district} />)}
          </ul>
        )}
      </div>
    </li>
  )
}
