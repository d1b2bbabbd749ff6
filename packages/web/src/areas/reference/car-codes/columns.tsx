// All five levels side by side, from the maker to the detailed grade.
import { useEffect, useRef } from 'react'
import { Card } from '../../../ui/show/card.tsx'
import type { CarCodeSearch } from './car-code-search.ts'
import { ColumnView } from './column-view.tsx'
import type { CarCodeColumn } from './use-car-codes.ts'

interface ColumnsProps {
  readonly columns: readonly CarCodeColumn[]
  readonly search: CarCodeSearch
}

export const Columns = ({ columns, search }: ColumnsProps) => {
  const frame = useRef<HTMLDivElement>(null)
  // A walk to the right may have to wait until the codes there have come.
  const wanted = useRef<number | null>(null)
  const focusIn = (place: number): boolean => {
    const list = frame.current?.children[place]?.querySelector('ul')
    const link = list?.querySelector<HTMLElement>('a[data-chosen]') ?? list?.querySelector<HTMLElement>('a')
    link?.focus()
    return link !== undefined && link !== null
  }
  useEffect(() => {
    if (wanted.current !== null && focusIn(wanted.current)) wanted.current = null
  })
  const walk = (place: number) => (side: -1 | 1, link: HTMLElement) => {
    if (side === -1) return void focusIn(place - 1)
    wanted.current = place + 1
    if (!link.hasAttribute('data-chosen')) link.click()
    else if (focusIn(place + 1)) wanted.current = null
  }
  return (
    <Card flush>
      <div ref={frame} className="grid grid-cols-5 divide-x divide-line">
        {columns.map((column, place) => (
          <ColumnView key={column.level} column={column} search={search} onWalk={walk(place)} />
        ))}
      </div>
    </Card>
  )
}
