// Pages of a list: how many there are, which one this is, and the ways to the others.
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { formatNumber } from '../format/number.ts'
import { pageMarks } from './page-numbers.ts'

interface PaginationProps {
  /** Where there are several on a page. */
  readonly label?: string | undefined
  readonly page: number
  readonly size: number
  /** Exact, or the server's `10,000+`. */
  readonly count: number | '10,000+'
  readonly onPageChange: (page: number) => void
  /** The server refuses pages beyond this one. */
  readonly lastPage?: number | undefined
}

interface MarksProps {
  readonly page: number
  readonly pages: number
  readonly onPageChange: (page: number) => void
}

const markLook = 'figures flex size-10 items-center justify-center rounded-md text-md transition-colors md:size-9'

/** Phones have no room for numbers: there it reads `6 / 12`. */
const Marks = ({ page, pages, onPageChange }: MarksProps) => {
  const say = useText('ui')
  return (
    <>
      <span aria-hidden="true" className="figures px-2 text-md font-semibold sm:hidden">
        {formatNumber(page)} <span className="font-normal text-ink-faint">/ {formatNumber(pages)}</span>
      </span>
      {pageMarks(page, pages).map((mark, index) =>
        mark === 'gap' ? (
          <span key={`gap${index}`} aria-hidden="true" className={classNames(markLook, 'text-ink-faint max-sm:hidden')}>
            …
          </span>
        ) : (
          <button
            key={mark}
            type="button"
            aria-label={say('pageNumber', { page: mark })}
            aria-current={mark === page ? 'page' : undefined}
            onClick={() => onPageChange(mark)}
            className={classNames(
              markLook,
              'max-sm:hidden',
              mark === page ? 'bg-action-soft font-bold text-action-ink' : 'text-ink-soft hover:bg-pressed/60',
            )}
          >
            {mark}
          </button>
        ),
      )}
    </>
  )
}

export const Pagination = ({ label, page, size, count, onPageChange, lastPage = 500 }: PaginationProps) => {
  const say = useText('ui')
  const many = count === '10,000+'
  const pages = Math.min(lastPage, Math.max(1, Math.ceil((many ? 10_000 : count) / size)))
  const first = formatNumber(count === 0 ? 0 : (page - 1) * size + 1)
  const last = formatNumber(many ? page * size : Math.min(page * size, count))
  const to = (next: number) => () => onPageChange(next)
  return (
    <nav aria-label={label ?? say('pages')} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span aria-live="polite" className="figures text-sm text-ink-faint">
        {say('rowsOf', { first, last, count: many ? count : formatNumber(count) })}
      </span>
      <div className="flex items-center gap-0.5">
        <IconButton small icon="chevronLeft" label={say('previousPage')} disabled={page <= 1} onClick={to(page - 1)} />
        <Marks page={page} pages={pages} onPageChange={onPageChange} />
        <IconButton small icon="chevronRight" label={say('nextPage')} disabled={page >= pages} onClick={to(page + 1)} />
      </div>
    </nav>
  )
}
