// What the viewer reported about this listing, and what the office answered.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { auctionErrorOutcome, auctionErrorSubject } from '@bidyard/contract/enums/auctions'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'

export const ReportsCard = ({ auctionId }: { readonly auctionId: string }) => {
  const say = useText('carPage')
  const word = useWord()
  const format = useFormat()
  const { items } = useList(auctionsCalls.listAuctionErrorReports, {
    filter: { auctionId: { eq: auctionId } }, sort: [{ reportAt: 'desc' }], size: 20,
  })
  if (items.length === 0) return null
  return (
    <Card title={say('myReports')}>
      <ul>
        {items.map(({ id, subject, statement, outcome, answer, reportAt }) => (
          <li key={id} className="flex flex-col gap-1.5 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
            <span className="flex flex-wrap items-center gap-2">
              <strong className="text-md font-bold">{word(auctionErrorSubject, subject)}</strong>
              <Badge tone={outcome === null ? 'waiting' : 'done'}>
                {outcome === null ? say('reportWaiting') : word(auctionErrorOutcome, outcome)}
              </Badge>
              <span className="figures text-sm text-ink-faint">
                {say('reportedAt', { time: format.dateTime(reportAt) })}
              </span>
            </span>
            <p lang="ko" className="text-md whitespace-pre-line text-ink-soft">{statement}</p>
            {answer !== null && (
              <p lang="ko" className="rounded-md bg-sunken px-3 py-2 text-md whitespace-pre-line">
                <span className="sr-only">{say('answer')}: </span>{answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
