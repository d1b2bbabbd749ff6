// Provinces and districts as a tree that one can search and unfold.
import type { KrAddressDocument } from '@bidyard/contract/shapes/metadata/kr-address'
import { useMemo, useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { SearchField } from '../../../../ui/form/search-field.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { NothingFound } from '../../parts/nothing-found.tsx'
import { useFind } from '../use-find.ts'
import { AliasTable } from './alias-table.tsx'
import { findPlaces } from './find-places.ts'
import { ProvinceItem } from './province-item.tsx'

export const AddressView = ({ document }: { readonly document: KrAddressDocument }) => {
  const say = useText('reference')
  const { find, search } = useFind()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const found = useMemo(() => findPlaces(document.provinces, find), [document, find])
  const searching = find.trim() !== ''
  const allOpen = found.every(({ code }) => open.has(code))
  const toggle = (code: string) =>
    setOpen((now) => new Set(now.has(code) ? [...now].filter((one) => one !== code) : [...now, code]))
  const districts = document.provinces.reduce((sum, province) => sum + province.districts.length, 0)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField
          className="w-full max-w-md"
          label={say('addressFind')} labelHidden placeholder={say('addressFind')} value={find} onSearch={search}
        />
        <span className="flex items-center gap-3">
          <span className="figures text-sm text-ink-faint">
            {say('addressSummary', {
              provinces: formatNumber(document.provinces.length),
              districts: formatNumber(districts),
            })}
          </span>
          <Button
            size="small"
            icon={allOpen ? 'chevronUp' : 'chevronDown'}
            disabled={searching}
            onClick={() => setOpen(allOpen ? new Set() : new Set(found.map(({ code }) => code)))}
          >
            {say(allOpen && !searching ? 'closeAll' : 'openAll')}
          </Button>
        </span>
      </div>
      {found.length === 0 ? <Card><NothingFound find={find} onClear={() => search('')} /></Card> : (
        <Card flush>
          <ul className="divide-y divide-line">
            {found.map((province) => (
              <ProvinceItem
                key={province.code}
                province={province}
                open={searching || open.has(province.code)}
                onToggle={() => toggle(province.code)}
              />
            ))}
          </ul>
        </Card>
      )}
      {!searching && document.aliases.length > 0 && <AliasTable aliases={document.aliases} />}
    </div>
  )
}
