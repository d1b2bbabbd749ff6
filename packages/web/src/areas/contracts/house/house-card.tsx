// What of a contract goes through the house: delivery, liens, release, takeover and disputes, each once it is there.
import { lienOutcome, takeoverDifference, takeoverDisputeState } from '@bidyard/contract/enums/contracts'
import { carPaper, transportState } from '@bidyard/contract/enums/yard'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { FilePhotos } from '../parts/file-photos.tsx'

type House = NonNullable<Contract['house']>

const DeliveryCard = ({ delivery }: { readonly delivery: NonNullable<House['delivery']> }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const { state, companyName, deliverAt, to, handedOverAt } = delivery
  return (
    <Card title={say('delivery')} actions={<Badge tone="action">{word(transportState, state)}</Badge>}>
      <KeyValueList
        facts={[
          { key: 'carrier', name: say('carrier'), value: <span lang="ko">{companyName ?? '–'}</span> },
          { key: 'at', name: say('deliverAt'), value: deliverAt === null ? '–' : format.dateTime(deliverAt) },
          ...(to === null ? [] : [{
            key: 'to', name: say('deliverTo'), value: <span lang="ko">{`${to.road} ${to.detail}`.trim()}</span>,
          }]),
          ...(handedOverAt === null
            ? [] : [{ key: 'over', name: say('handedOver'), value: format.dateTime(handedOverAt) }]),
        ]}
      />
    </Card>
  )
}

const LienCard = ({ lien }: { readonly lien: NonNullable<House['lien']> }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const { registerOn, outcome, seizures, mortgages, payoffWon, note } = lien
  return (
    <Card
      title={say('liens')}
      actions={<Badge tone={outcome === 'clear' ? 'done' : 'waiting'}>{word(lienOutcome, outcome)}</Badge>}
    >
      <KeyValueList
        facts={[
          { key: 'on', name: say('registerOn'), value: registerOn.replaceAll('-', '.') },
          ...(seizures === null || mortgages === null
            ? [] : [{ key: 'counts', name: say('lienCounts'), value: say('lienCountsOf', { seizures, mortgages }) }]),
          ...(payoffWon === null ? [] : [{ key: 'payoff', name: say('payoff'), value: format.won(payoffWon) }]),
          ...(note === null ? [] : [{ key: 'note', name: say('lienNote'), value: <span lang="ko">{note}</span> }]),
        ]}
      />
    </Card>
  )
}

type Condition = NonNullable<House['checkedIn']>

const TakeoverCard = ({ house: { checkedIn, takeover, releasedAt } }: { readonly house: House }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const papersOf = ({ papers }: Condition): string => papers.map((one) => word(carPaper, one)).join(', ') || say('none')
  const shown = [
    ...(checkedIn === null ? [] : [{ key: 'in', name: say('atCheckIn'), condition: checkedIn }]),
    ...(takeover === null ? [] : [{ key: 'over', name: say('atTakeover'), condition: takeover }]),
  ]
  return (
    <Card
      title={say('takeover')}
      note={releasedAt === null ? undefined : say('releasedAt', { time: format.dateTime(releasedAt) })}
      actions={takeover === null ? undefined : takeover.differences.length === 0
        ? <Badge tone="done">{say('asItCame')}</Badge>
        : takeover.differences.map((one) => <Badge key={one} tone="waiting">{word(takeoverDifference, one)}</Badge>)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {shown.map(({ key, name, condition }) => (
          <div key={key} className="flex flex-col gap-2.5">
            <h3 className="text-sm font-semibold text-ink-soft">{name}</h3>
            <KeyValueList
              facts={[
                { key: 'km', name: say('odometer'), value: format.distance(condition.odometer.km) },
                { key: 'keys', name: say('keys'), value: say('keysOf', { count: condition.keyCount }) },
                { key: 'papers', name: say('carPapers'), value: papersOf(condition) },
              ]}
            />
          </div>
        ))}
      </div>
      {checkedIn !== null && checkedIn.photos.length > 0 && (
        <div className="flex flex-col gap-2 pt-4">
          <h3 className="text-sm font-semibold text-ink-soft">{say('checkInPhotos')}</h3>
          <FilePhotos label={say('checkInPhotos')} files={checkedIn.photos} />
        </div>
      )}
      {takeover !== null && takeover.photos.length > 0 && (
        <div className="flex flex-col gap-2 pt-4">
          <h3 className="text-sm font-semibold text-ink-soft">{say('takeoverPhotos')}</h3>
          <FilePhotos label={say('takeoverPhotos')} files={takeover.photos} />
        </div>
      )}
      {takeover !== null && takeover.proof !== null && (
        <div className="pt-4"><FilePhotos label={say('proof')} files={[takeover.proof]} /></div>
      )}
      {takeover !== null && takeover.note !== null && <p lang="ko" className="pt-4 text-md">{takeover.note}</p>}
      {takeover !== null && takeover.storageWon > 0 && (
        <p className="figures pt-4 text-md text-ink-soft">
          {say('storage', { days: takeover.storageDays, won: format.won(takeover.storageWon) })}
        </p>
      )}
    </Card>
  )
}

const DisputesCard = ({ disputes }: Pick<House, 'disputes'>) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  return (
    <Card title={say('disputes')}>
      <ul className="flex flex-col divide-y divide-line">
        {disputes.map(({ id, state, claim, photos, wishedWon, openedAt, correctionWon, decisionNote }) => (
          <li key={id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <span className="flex items-center justify-between gap-3">
              <Badge tone={state === 'open' ? 'waiting' : 'neutral'}>{word(takeoverDisputeState, state)}</Badge>
              <span className="figures text-sm text-ink-faint">{format.dateTime(openedAt)}</span>
            </span>
            <p lang="ko" className="text-md whitespace-pre-line">{claim}</p>
            {wishedWon !== null && (
              <p className="figures text-sm text-ink-soft">{say('disputeWished', { won: format.won(wishedWon) })}</p>
            )}
            {photos.length > 0 && <FilePhotos label={say('disputePhotos')} files={photos} />}
            {decisionNote !== null && (
              <p className="text-md">
                <b>
                  {correctionWon === null ? say('office') : say('correctedBy', { won: format.won(correctionWon) })}
                </b>{' '}
                <span lang="ko">{decisionNote}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export const HouseCards = ({ contract: { house } }: { readonly contract: Contract }) => {
  if (house === null) return null
  return (
    <>
      {house.delivery !== null && <DeliveryCard delivery={house.delivery} />}
      {house.lien !== null && <LienCard lien={house.lien} />}
      {(house.checkedIn !== null || house.takeover !== null) && <TakeoverCard house={house} />}
      {house.disputes.length > 0 && <DisputesCard disputes={house.disputes} />}
    </>
  )
}
