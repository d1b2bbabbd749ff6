// Rows as cards under each other, for phones: they scroll with the page, and only those in view are drawn.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface RowListProps<Row> {
  /** What the rows are, for screen readers. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly renderRow: (row: Row) => ReactNode
  /** About how high one is; each is measured once it is drawn. */
  readonly guessPx: number
  /** Said when the last rows come near. */
  readonly onEnd?: (() => void) | undefined
}

const nearEnd = 10

export const RowList = <Row,>({ label, rows, rowKey, renderRow, guessPx, onEnd }: RowListProps<Row>) => {
  const list = useRef<HTMLUListElement>(null)
  const [topPx, setTopPx] = useState(0)
  // What stands above may grow and shrink, and the page with it.
  useLayoutEffect(() => {
    const look = () => {
      const box = list.current?.getBoundingClientRect()
      if (box !== undefined) setTopPx(Math.round(box.top + scrollY))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => guessPx,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
    overscan: 8,
    scrollMargin: topPx,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (last >= rows.length - nearEnd) onEnd?.()
  }, [last, rows.length, onEnd])
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ key, index, start }) => {
        const row = rows[index]
        return row === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - topPx}px)` }}
          >
            {renderRow(row)}
          </li>
        )
      })}
    </ul>
  )
}
