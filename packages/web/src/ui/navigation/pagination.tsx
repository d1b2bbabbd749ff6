// Pages of a list: how many there are, which one this is, and how long a page shall be.
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

const markLook = 'figures flex size-10 items-center justify-center rounded-md text-md transition-colors md:size-9'

export const Pagination = ({ label, page, size, count, onPageChange, lastPage = 500 }: PaginationProps) => {
  const say = useText('ui')
  const many = count === '10,000+'
  const pages = Math.min(lastPage, Math.max(1, Math.ceil((many ? 10_000 : count) / size)))
  const first = count === 0 ? 0 : (page - 1) * size + 1
  const last = many ? page * size : Math.min(page * size, count)
  return (
    <nav aria-label={label ?? say('pages')} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span aria-live="polite" className="figures text-sm text-ink-faint">
        {say('rowsOf', {
          first: formatNumber(first),
          last: formatNumber(last),
          count: many ? count : formatNumber(count),
        })}
      </span>
      <div className="flex items-center gap-0.5">
        <IconButton
          small
          icon="chevronLeft"
          label={say('previousPage')}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        <span aria-hidden="true" className="figures px-2 text-md font-semibold sm:hidden">
          {formatNumber(page)} <span className="font-normal text-ink-faint">/ {formatNumber(pages)}</span>
        </span>
        {pageMarks(page, pages).map((mark, index) =>
          mark === 'gap' ? (
            <span
              key={`gap${index}`}
              aria-hidden="true"
              className={classNames(markLook, 'text-ink-faint max-sm:hidden')}
            >
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
        <IconButton
          small
          icon="chevronRight"
          label={say('nextPage')}
          disabled={page >= pages}
          onClick={() => onPageChange(page + 1)}
        />
      </div>
    </nav>
  )
}
