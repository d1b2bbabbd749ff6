// A transport in the list: as a row of the table, and as a card on phones.
import { province } from '@bidyard/contract/enums/shops'
import { transportKind, transportState } from '@bidyard/contract/enums/yard'
import { useMemo } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { formatWon } from '../../../ui/format/money.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useLanguage } from '../../../text/language-context.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowCardLink } from '../../../ui/table/row-card.tsx'
import { RowLink } from '../../../ui/table/row-link.tsx'
import { transportTones } from '../parts/transport-tones.ts'
import type { Transport } from '../parts/use-yard.ts'

export const TransportBadge = ({ transport: { state } }: { readonly transport: Pick<Transport, 'state'> }) => {
  const word = useWord()
  return <Badge tone={transportTones[state]}>{word(transportState, state)}</Badge>
}

export const useTransportColumns = (): readonly Column<Transport>[] => {
  const say = useText('yard')
  const word = useWord()
  const format = useFormat()
  const { language } = useLanguage()
  return useMemo(() => [
    {
      key: 'carNumber', title: say('car'), widthPx: 100,
      cell: ({ id, carNumber }) => (
        <RowLink to="." search={((now: object) => ({ ...now, open: id })) as never}>{carNumber}</RowLink>
      ),
    },
    {
      key: 'wishedAt', title: say('wishedAt'), widthPx: 162, englishPx: 172, sortable: true,
      cell: ({ wishedAt }) => <span className="figures">{wishedAt === null ? '–' : format.dateTime(wishedAt)}</span>,
    },
    {
      key: 'state', title: say('state'), widthPx: 130, englishPx: 108,
      cell: (one) => <TransportBadge transport={one} />,
    },
    { key: 'kind', title: say('kind'), widthPx: 92, englishPx: 112, cell: ({ kind }) => word(transportKind, kind) },
    {
      key: 'route', title: say('route'), widthPx: 110, englishPx: 190,
      cell: (one) => `${word(province, one.fromProvince)} → ${word(province, one.toProvince)}`,
    },
    {
      key: 'carrier', title: say('carrier'), widthPx: 112, grows: true,
      cell: ({ companyName }) => <span lang="ko">{companyName ?? '–'}</span>,
    },
    {
      key: 'driver', title: say('driver'), widthPx: 80, givesWay: 1,
      cell: ({ driverName }) => <span lang="ko">{driverName ?? '–'}</span>,
    },
    {
      key: 'amount', title: say('amount'), widthPx: 100, align: 'end',
      cell: ({ amountWon }) => (amountWon === null ? '–' : formatWon(amountWon, language)),
    },
  ], [say, word, format, language])
}

export const TransportCard = ({ transport }: { readonly transport: Transport }) => {
  const word = useWord()
  const format = useFormat()
  const { id, carNumber, kind, fromProvince, toProvince, wishedAt, companyName, driverName } = transport
  return (
    <RowCardLink
      to="."
      search={((now: object) => ({ ...now, open: id })) as never}
      title={carNumber}
      badge={<TransportBadge transport={transport} />}
      lines={[
        <span key="route">
          {word(transportKind, kind)} · {word(province, fromProvince)} → {word(province, toProvince)}
        </span>,
        ...(companyName === null ? [] : [<span key="who" lang="ko">{companyName} {driverName}</span>]),
        ...(wishedAt === null ? [] : [
          <span key="when" className="figures text-sm text-ink-faint">{format.dateTime(wishedAt)}</span>,
        ]),
      ]}
    />
  )
}
