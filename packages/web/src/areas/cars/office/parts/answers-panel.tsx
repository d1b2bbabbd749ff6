// What the seller said of the car, the price that is hoped for, and what a price guide makes of it.
import { lookUpOutcome, mileageUnit } from '@bidyard/contract/enums/cars'
import { province } from '@bidyard/contract/enums/shops'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { formatAddress } from '../../../../ui/format/address.ts'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { KeyValueList, type Fact } from '../../../../ui/show/key-value-list.tsx'

const questions = ['hadAccident', 'wasFlooded', 'wasRented', 'isEncumbered', 'smokedIn'] as const
const toneOf = { yes: 'closing', no: 'done', unknown: 'waiting' } as const

const useAnswers = ({ answers }: Order): readonly Fact[] => {
  const say = useText('carOffice')
  if (answers === null) return []
  return [
    ...questions.map((question) => ({
      key: question, name: say(`question.${question}`),
      value: <Badge tone={toneOf[answers[question]]}>{say(answers[question])}</Badge>,
    })),
    { key: 'keyCount', name: say('keyCount'), value: say('pieces', { count: answers.keyCount }) },
    { key: 'said', name: say('note'), value: answers.note === '' ? '–' : <span lang="ko">{answers.note}</span> },
  ]
}

export const AnswersPanel = ({ order }: { readonly order: Order }) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  const answers = useAnswers(order)
  const { hopePriceWon, guidePrice, odometer, region, address } = order
  const price = guidePrice?.price ?? null
  return (
    <KeyValueList
      columns={2}
      facts={[
        {
          key: 'hope', name: say('hopePrice'),
          value: hopePriceWon === null ? '–' : <b className="text-base">{format.price(hopePriceWon)}</b>,
        },
        {
          key: 'guide', name: say('guidePrice'),
          value: price === null ? word(lookUpOutcome, guidePrice?.outcome ?? null) : (
            <span title={format.day(price.asOf as Day)}>
              {format.price(price.lowWon)} – {format.price(price.highWon)}
            </span>
          ),
        },
        {
          key: 'odometer', name: say('odometer'),
          value: odometer === null ? '–'
            : `${format.number(odometer.reading)}${word(mileageUnit, odometer.unit)}`,
        },
        {
          key: 'place', name: say('place'),
          value: address === null ? word(province, region) : `${word(province, region)} · ${formatAddress(address)}`,
        },
        ...answers,
      ]}
    />
  )
}
