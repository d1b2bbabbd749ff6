// One's own numbers: those of the own shop, or of the cars that the own partner offers.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasRole, useViewer } from '../../../api/session.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { useToday } from '../../../ui/date/use-today.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/show/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { useAddress, useReadSearch } from '../../../ui/table/use-address.ts'
import { over } from '../parts/metric.ts'
import { NumbersFrame } from '../parts/numbers-frame.tsx'
import { chosenOf, type NumbersSearch, readNumbersSearch } from '../parts/numbers-search.ts'
import { RowsCard } from '../parts/rows-card.tsx'
import { useMetricWords } from '../parts/use-metric-words.ts'
import { type DealerNumbers, dealerMetrics, partnerMetrics, type PartnerNumbers } from './own-metrics.ts'

const useAsked = () => {
  const given = useSearch({ from: '/framed/numbers' })
  const address = useAddress<NumbersSearch>(useReadSearch(given, readNumbersSearch))
  const chosen = chosenOf(address.search, useToday())
  return { address, chosen, ask: { query: { from: chosen.from, days: chosen.days } } }
}

interface Hits {
  readonly now: { readonly bids: number; readonly wins: number }
  readonly earlier: { readonly bids: number; readonly wins: number }
}

interface HitsCardProps {
  readonly title: string
  readonly head: string
  readonly rows: readonly (Hits & { readonly key: string; readonly name: string })[]
}

const HitsCard = ({ title, head, rows }: HitsCardProps) => {
  const say = useText('numbers')
  const { full } = useMetricWords()
  return (
    <RowsCard
      title={title} head={head} none={say('noBids')}
      rows={rows.filter(({ now, earlier }) => now.bids + earlier.bids > 0).map(({ key, name, now, earlier }) => {
        const [is, was] = [over(now.wins, now.bids), over(earlier.wins, earlier.bids)]
        return {
          key, name, now: is ?? 0, earlier: was ?? 0, nowText: full('rate', is), earlierText: full('rate', was),
        }
      })}
      more={{
        titles: [say('ownBids'), say('wins')],
        cells: (key) => rows.filter((row) => row.key === key)
          .flatMap(({ now }) => [full('count', now.bids), full('count', now.wins)]),
      }}
    />
  )
}

const DealerCards = ({ numbers: { kinds, bands, makers } }: { readonly numbers: DealerNumbers }) => {
  const say = useText('numbers')
  const word = useWord()
  const format = useFormat()
  const bandName = (fromWon: number, index: number): string => {
    const next = bands[index + 1]
    if (next === undefined) return say('bandFrom', { from: format.price(fromWon) })
    return fromWon === 0
      ? say('bandUnder', { until: format.price(next.fromWon) })
      : say('band', { from: format.price(fromWon), until: format.price(next.fromWon) })
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <HitsCard
        title={say('hitsByBand')} head={say('bandHead')}
        rows={bands.map((one, index) => ({ ...one, key: String(one.fromWon), name: bandName(one.fromWon, index) }))}
      />
      <HitsCard
        title={say('hitsByMaker')} head={say('maker')}
        rows={makers.map((one) => ({ ...one, key: one.maker, name: one.maker }))}
      />
      <HitsCard
        title={say('hitsByKind')} head={say('kind')}
        rows={kinds.map((one) => ({ ...one, key: one.kind, name: word(contractKind, one.kind) }))}
      />
    </div>
  )
}

const stages = ['offered', 'confirmed', 'opened', 'awarded', 'done', 'cancelled'] as const

const PartnerCards = ({ numbers: { total, kinds } }: { readonly numbers: PartnerNumbers }) => {
  const say = useText('numbers')
  const word = useWord()
  const { full } = useMetricWords()
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <RowsCard
        title={say('funnel')} note={say('funnelNote')} head={say('stage')} none={say('nothing')}
        rows={stages.map((stage) => ({
          key: stage, name: say(`stage.${stage}`), now: total.now[stage], earlier: total.earlier[stage],
          nowText: full('count', total.now[stage]), earlierText: full('count', total.earlier[stage]),
        }))}
        more={{
          titles: [say('ofOffered')],
          cells: (key) => stages.filter((stage) => stage === key)
            .map((stage) => full('rate', over(total.now[stage], total.now.offered))),
        }}
      />
      <RowsCard
        title={say('byOwnKind')} head={say('kind')} none={say('nothing')}
        rows={kinds.map(({ kind, now, earlier }) => {
          const [is, was] = [over(now.awarded, now.opened), over(earlier.awarded, earlier.opened)]
          return {
            key: kind, name: word(contractKind, kind), now: is ?? 0, earlier: was ?? 0, nowText: full('rate', is),
            earlierText: full('rate', was),
          }
        })}
        more={{
          titles: stages.map((stage) => say(`stage.${stage}`)),
          cells: (key) => kinds.filter(({ kind }) => kind === key)
            .flatMap(({ now }) => stages.map((stage) => full('count', now[stage]))),
        }}
      />
    </div>
  )
}

const OfShop = () => {
  const say = useText('numbers')
  const { ask, ...asked } = useAsked()
  const { data, error, refetch, isPlaceholderData } = useRead(reportsCalls.getDealerNumbers, ask)
  return (
    <NumbersFrame
      {...asked} title={say('ownNumbers')} numbers={data} failure={error} isBusy={isPlaceholderData}
      onRetry={() => void refetch()} metrics={dealerMetrics} nameOf={say} exported={['dealerNumbers']}
    >
      {(numbers) => <DealerCards numbers={numbers} />}
    </NumbersFrame>
  )
}

const OfPartner = () => {
  const say = useText('numbers')
  const { ask, ...asked } = useAsked()
  const { data, error, refetch, isPlaceholderData } = useRead(reportsCalls.getPartnerNumbers, ask)
  return (
    <NumbersFrame
      {...asked} title={say('ownNumbers')} numbers={data} failure={error} isBusy={isPlaceholderData}
      onRetry={() => void refetch()} metrics={partnerMetrics} nameOf={say} exported={['partnerNumbers']}
    >
      {(numbers) => <PartnerCards numbers={numbers} />}
    </NumbersFrame>
  )
}

export const OwnNumbersScreen = (): ReactNode => {
  const say = useText('numbers')
  const viewer = useViewer()
  if (hasRole(viewer, 'dealer')) return <OfShop />
  if (hasRole(viewer, 'partner')) return <OfPartner />
  return (
    <Card>
      <h1 className="sr-only">{say('ownNumbers')}</h1>
      <EmptyState
        icon="lock" title={say('notForYou')} text={say('notForYouText')}
        action={<LinkButton to="/" variant="primary" icon="home">{say('home')}</LinkButton>}
      />
    </Card>
  )
}
