// What the car is: its papers' facts, and its options.
import {
  carUsage, color, drive, fuel, origin, seatColor, sunroof, transmission,
} from '@bidyard/contract/enums/cars'
import { carOption, registrationStanding } from '@bidyard/contract/enums/car-facts'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { formatShortDay } from '../../../../ui/format/date.ts'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList, type Fact } from '../../../../ui/show/key-value-list.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import type { Auction, Car, Register } from './use-car.ts'

type Facts = NonNullable<Register['facts']>

interface FactsCardProps {
  readonly auction: Auction
  readonly car: Car
}

const useAuctionFacts = () => {
  const say = useText('carPage')
  const word = useWord()
  const format = useFormat()
  const distanceOf = ({ check }: Car): string => {
    const odometer = check?.odometer ?? null
    return odometer === null ? '–' : format.distance(odometer.km)
  }
  return ({ carNumber, modelYear, kind, houseType, region }: Auction, car: Car): readonly Fact[] => [
    {
      key: 'carNumber', name: say('carNumber'),
      value: <span lang="ko" title={carNumber.includes('*') ? say('carNumberNote') : undefined}>{carNumber}</span>,
    },
    {
      key: 'modelYear', name: say('modelYear'),
      value: modelYear === null ? '–' : say('yearOf', { count: modelYear }),
    },
    { key: 'odometer', name: say('odometer'), value: distanceOf(car) },
    { key: 'kind', name: say('kind'), value: word(contractKind, kind) },
    { key: 'houseType', name: say('houseType'), value: word(auctionHouseType, houseType) },
    { key: 'region', name: say('region'), value: word(province, region) },
  ]
}

const usePaperFacts = () => {
  const say = useText('carPage')
  const word = useWord()
  const format = useFormat()
  const day = (of: string): string => formatShortDay(of as Day)
  return (facts: Facts, check: Car['check']): readonly Fact[] => [
    { key: 'first', name: say('firstRegistered'), value: day(facts.firstRegisteredOn) },
    { key: 'fuel', name: say('fuel'), value: word(fuel, facts.fuel) },
    {
      key: 'cc', name: say('displacement'),
      value: facts.displacementCc === null ? '–' : `${format.number(facts.displacementCc)}cc`,
    },
    { key: 'transmission', name: say('transmission'), value: word(transmission, facts.transmission) },
    { key: 'drive', name: say('drive'), value: word(drive, facts.drive) },
    { key: 'color', name: say('color'), value: word(color, facts.color) },
    {
      key: 'seatColor', name: say('seatColor'),
      value: word(seatColor, check?.record?.seatColor ?? facts.seatColor),
    },
    { key: 'sunroof', name: say('sunroof'), value: word(sunroof, check?.record?.sunroof ?? facts.sunroof) },
    { key: 'seats', name: say('seats'), value: facts.seats === null ? '–' : say('seatsOf', { count: facts.seats }) },
    { key: 'usage', name: say('usage'), value: word(carUsage, facts.usage) },
    { key: 'origin', name: say('origin'), value: word(origin, facts.origin) },
    { key: 'engine', name: say('engineType'), value: facts.engineType ?? '–' },
    { key: 'vin', name: say('vin'), value: facts.vin ?? '–' },
    {
      key: 'inspected', name: say('inspectedUntil'),
      value: facts.inspectedUntil === null ? '–' : say('until', { time: day(facts.inspectedUntil) }),
    },
    { key: 'standing', name: say('standing'), value: word(registrationStanding, facts.standing) },
  ]
}

const Options = ({ car: { check, register } }: { readonly car: Car }) => {
  const say = useText('carPage')
  const word = useWord()
  // Whoever looked at the car knows better than its papers.
  const options = check?.record?.options ?? register?.facts?.options ?? []
  return (
    <div className="mt-5 flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-bold">{say('options')}</h3>
      {options.length === 0 ? <p className="text-md text-ink-faint">{say('noOptions')}</p> : (
        <ul className="flex flex-wrap gap-1.5">
          {carOption.values.filter((one) => options.includes(one)).map((one) => (
            <li key={one} className="rounded-full bg-neutral-soft px-3 py-1 text-sm font-medium text-neutral-ink">
              {word(carOption, one)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export const FactsCard = ({ auction, car }: FactsCardProps) => {
  const say = useText('carPage')
  const auctionFacts = useAuctionFacts()
  const paperFacts = usePaperFacts()
  const facts = car.register?.facts ?? null
  return (
    <Card title={say('facts')}>
      {car.register === undefined || car.check === undefined ? <SkeletonText lines={12} /> : (
        <>
          <KeyValueList
            columns={2}
            facts={[...auctionFacts(auction, car), ...(facts === null ? [] : paperFacts(facts, car.check))]}
          />
          {facts === null && <p className="mt-4 text-md text-ink-faint">{say('notKnown')}</p>}
          <Options car={car} />
        </>
      )}
    </Card>
  )
}
