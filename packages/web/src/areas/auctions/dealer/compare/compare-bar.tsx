// What has been chosen for a comparison, at the bottom of the screen, and the way to it.
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { Chip } from '../../../../ui/choice/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { clearCompared, comparedMax, dropCompared, useCompared } from './compared.ts'

export const CompareBar = () => {
  const say = useText('market')
  const cars = useCompared()
  if (cars.length === 0) return null
  return (
    <section
      aria-label={say('compare')}
      className={classNames(
        'fixed inset-x-0 bottom-[calc(var(--tab-bar-height)+env(safe-area-inset-bottom))] z-20 px-gutter pb-3',
        'print:hidden',
      )}
    >
      <div
        className={classNames(
          'mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-4',
          'py-2.5 shadow-popup',
        )}
      >
        <strong aria-live="polite" className="figures text-md">
          {say('compareChosen', { count: cars.length, max: comparedMax })}
        </strong>
        <ul className="flex min-w-0 flex-1 flex-wrap gap-1.5 max-md:hidden">
          {cars.map(({ auctionId, name }) => (
            <li key={auctionId} lang="ko">
              <Chip label={name} onRemove={() => dropCompared(auctionId)} />
            </li>
          ))}
        </ul>
        <span className="ml-auto flex gap-2">
          <Button variant="quiet" onClick={clearCompared}>{say('compareClear')}</Button>
          <LinkButton
            to="/auctions/compare"
            search={{ ids: cars.map(({ auctionId }) => auctionId) }}
            variant="primary"
            icon="compare"
          >
            {say('compareNow')}
          </LinkButton>
        </span>
      </div>
    </section>
  )
}
