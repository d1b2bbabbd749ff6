// One level of the car codes as a list of links; the arrow keys walk through it and to its neighbours.
import { carCodeLevel } from '@bidyard/contract/enums/reference'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatNumber } from '../../../ui/format/number.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { withCodeAt, type CarCodeSearch } from './car-code-search.ts'
import { CodeFacts } from './code-facts.tsx'
import type { CarCodeColumn } from './use-car-codes.ts'

interface ColumnViewProps {
  readonly column: CarCodeColumn
  readonly search: CarCodeSearch
  /** Walks to the column on the left (-1) or on the right (1). */
  readonly onWalk?: ((side: -1 | 1, link: HTMLElement) => void) | undefined
  readonly className?: string | undefined
}

const linkLook = classNames(
  'flex min-h-12 items-center gap-2 px-3.5 py-1.5 text-md -outline-offset-2 transition-colors',
  'hover:bg-hover md:min-h-11',
)

const linksIn = (link: HTMLElement): readonly HTMLElement[] => [
  ...(link.closest('ul')?.querySelectorAll<HTMLElement>('a') ?? []),
]

const walkWithin = (event: KeyboardEvent<HTMLElement>): boolean => {
  const link = event.currentTarget
  const links = linksIn(link)
  const at = links.indexOf(link)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
  if (to === undefined) return false
  links[to]?.focus()
  return true
}

/** What an address names may lie far down its column; only the column scrolls, never the page. */
const useChosenInSight = (code: string | undefined) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const [frame, link] = [list.current, list.current?.querySelector<HTMLElement>('[data-chosen]')]
    if (code === undefined || frame === null || link === null || link === undefined) return
    const [place, room] = [link.getBoundingClientRect(), frame.getBoundingClientRect()]
    if (place.top < room.top || place.bottom > room.bottom)
      frame.scrollTop += place.top - room.top - room.height / 3
  }, [code])
  return list
}

const Items = ({ column, search, onWalk }: ColumnViewProps) => {
  const label = useLabel()
  const { level, items, chosen } = column
  const list = useChosenInSight(chosen?.code)
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (side !== 0 && onWalk !== undefined) onWalk(side, event.currentTarget)
    else if (!walkWithin(event)) return
    event.preventDefault()
  }
  return (
    <ul ref={list} className="divide-y divide-line md:h-[calc(100dvh-18.5rem)] md:min-h-80 md:overflow-y-auto">
      {items?.map((item) => (
        // Long lists draw only what is in sight.
        <li key={item.code} className="[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
          <Link
            to="/office/car-codes"
            search={withCodeAt(search, level, item.code)}
            resetScroll={false}
            preload={false}
            // One stop for the tabulator in each column; the arrows do the rest.
            tabIndex={item === (chosen ?? items[0]) || onWalk === undefined ? 0 : -1}
            onKeyDown={keyDown}
            data-chosen={item === chosen ? '' : undefined}
            className={classNames(
              linkLook,
              item === chosen && 'bg-action-soft font-bold text-action-ink hover:bg-action-soft',
            )}
          >
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="truncate">{label(item.name)}</span>
              <CodeFacts item={item} />
            </span>
            {item.childCount > 0 && (
              <>
                <span className="figures text-sm font-normal text-ink-faint">{formatNumber(item.childCount)}</span>
                <Icon name="chevronRight" size={16} className="-mr-1 text-ink-faint" />
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Body = (props: ColumnViewProps) => {
  const say = useText('reference')
  const label = useLabel()
  const wordsFor = useFailureWords()
  const { column } = props
  const { level, items, isLoading, failure, retry } = column
  if (failure !== null) return <div className="p-2"><ErrorPanel {...wordsFor(failure)} onRetry={retry} /></div>
  if (isLoading)
    return (
      <ul aria-busy="true" className="divide-y divide-line">
        {Array.from({ length: 8 }, (_item, index) => (
          <li key={index} className="flex h-12 items-center px-3.5 md:h-11">
            <Skeleton className={index % 2 === 0 ? 'h-4 w-2/3' : 'h-4 w-1/2'} />
          </li>
        ))}
      </ul>
    )
  const above = carCodeLevel.values[carCodeLevel.values.indexOf(level) - 1]
  if (items === null)
    return (
      <p className="p-3.5 text-sm text-ink-faint">
        {above !== undefined && say('pickAbove', { level: label(carCodeLevel.labels[above]) })}
      </p>
    )
  if (items.length === 0) return <p className="p-3.5 text-sm text-ink-faint">{say('nothingBelow')}</p>
  return <Items {...props} />
}

export const ColumnView = (props: ColumnViewProps) => {
  const { column: { level, items }, className } = props
  const say = useText('reference')
  const label = useLabel()
  const name = label(carCodeLevel.labels[level])
  const count = formatNumber(items?.length ?? 0)
  return (
    <section
      aria-label={items === null ? name : say('columnOf', { level: name, count })}
      className={classNames('min-w-0', className)}
    >
      <h2
        className={classNames(
          'flex h-10 items-center justify-between gap-2 border-b border-line bg-sunken px-3.5 text-sm',
          'font-semibold text-ink-soft',
        )}
      >
        {name}
        {items !== null && <span className="figures font-normal text-ink-faint">{count}</span>}
      </h2>
      <Body {...props} />
    </section>
  )
}
