// The form of the most that each line of a price cut may take off: so much for each piece, or a share of the price.
import { tradeAdjustmentLineItemKind, type TradeAdjustmentLineItemKind } from '@bidyard/contract/enums/bidding'
import { tradeAdjustmentConfigKey } from '@bidyard/contract/enums/reference'
import { classNames } from '../../../../ui/class-names.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import type { SectionTitle } from '../places/sections.ts'
import type { Cap } from '../places/value-types.ts'
import { SectionFrame } from '../show/section-frame.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { ShareField } from './fields/share-field.tsx'
import { usePart } from './use-part.ts'

const emptyOf = (key: Cap['key']): Cap =>
  key === 'maxPriceByPerUnit' ? { key, maxPriceWon: 100_000, countMax: 1 } : { key, ratioBasisPoints: 500 }

interface PieceProps {
  readonly cap: Extract<Cap, { readonly key: 'maxPriceByPerUnit' }>
  readonly name: string
  readonly change: (cap: Cap) => void
  readonly faultAt: (place: string) => string | undefined
}

const Piece = ({ cap, name, change, faultAt }: PieceProps) => {
  const { say, part } = useConfigurationWords()
  const named = (field: string) => <><span className="sr-only">{name} · </span>{part(field)}</>
  /** An emptied field is refused by the shape, with a word about it. */
  const setTo = (field: keyof typeof cap) => (value: number | null) => change({ ...cap, [field]: value })
  return (
    <>
      <MoneyField
        label={named('maxPriceWon')} unit="won" error={faultAt('maxPriceWon')} value={cap.maxPriceWon}
        onValueChange={setTo('maxPriceWon')}
      />
      <NumberField
        label={named('countMax')} plain unit={say('short.pieces')} error={faultAt('countMax')} value={cap.countMax}
        onValueChange={setTo('countMax')}
      />
    </>
  )
}

const CapRow = ({ kind }: { readonly kind: TradeAdjustmentLineItemKind }) => {
  const { part, label } = useConfigurationWords()
  const { value, change, faultAt } = usePart<Cap>(`lineItems.${kind}`)
  const name = label(tradeAdjustmentLineItemKind.labels[kind])
  return (
    <li
      className={classNames(
        'grid items-start gap-3 px-4 py-4',
        'md:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] md:gap-4 md:px-5',
      )}
    >
      <p className="font-bold md:pt-8">{name}</p>
      <Select
        label={
          <>
            <span className="sr-only">{name} · </span>
            {part('key')}
          </>
        }
        options={tradeAdjustmentConfigKey.values.map((key) => ({
          value: key,
          label: label(tradeAdjustmentConfigKey.labels[key]),
        }))}
        value={value.key}
        onValueChange={(key) => key !== null && change(emptyOf(key))}
      />
      {value.key === 'maxPriceByPerUnit' ? (
        <Piece cap={value} name={name} change={change} faultAt={faultAt} />
      ) : (
        <ShareField
          label={<><span className="sr-only">{name} · </span>{part('ratioBasisPoints')}</>}
          error={faultAt('ratioBasisPoints')}
          value={value.ratioBasisPoints}
          onValueChange={(next) => change({ ...value, ratioBasisPoints: next } as Cap)}
        />
      )}
    </li>
  )
}

export const CapsEdit = ({ title }: { readonly title: SectionTitle }) => (
  <SectionFrame title={title} flush>
    <ul className="divide-y divide-line border-t border-line">
      {tradeAdjustmentLineItemKind.values.map((kind) => <CapRow key={kind} kind={kind} />)}
    </ul>
  </SectionFrame>
)
