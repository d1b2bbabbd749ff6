// The buyer asks for a price cut: line by line, with what is left of the caps; what is typed stays on this device.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { tradeAdjustmentLineItemKind } from '@bidyard/contract/enums/bidding'
import { adjustmentBounds } from '@bidyard/contract/shapes/contracts/bounds'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { keep, readKept } from '../parts/draft-keeper.ts'
import { useAct } from '../parts/use-act.ts'
import { priceAfter, sumOf, type TypedLine } from './cut-rules.ts'
import { useDamageWords } from './damage-words.ts'
import { LineForm } from './line-form.tsx'
import { useToldDamage } from './told-damage.ts'
import type { Adjustment } from './use-adjustment.ts'

interface CutProps {
  readonly contract: Contract
  readonly adjustment: Adjustment
  readonly onClose: () => void
}

const areLines = (value: unknown): value is readonly TypedLine[] =>
  Array.isArray(value) && value.every((line: unknown) =>
    typeof line === 'object' && line !== null && 'kind' in line && 'photoIds' in line && 'amountWon' in line)

const useKeptLines = (id: string) => {
  const key = `${id}.cut`
  const [lines, setLines] = useState<readonly TypedLine[]>(() => readKept(key, areLines) ?? [])
  return {
    lines, forget: () => keep(key, null),
    change: (next: readonly TypedLine[]) => {
      setLines(next)
      keep(key, next.length === 0 ? null : next)
    },
  }
}

const Line = ({ line, onRemove }: { readonly line: TypedLine; readonly onRemove: () => void }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const wordsOf = useDamageWords()
  const name = word(tradeAdjustmentLineItemKind, line.kind)
  return (
    <li className="flex items-start justify-between gap-3 py-2 pr-1 pl-3.5 text-md">
      <span className="flex min-w-0 flex-col py-1">
        <b>{line.units > 1 ? say('cutTimes', { name, units: line.units }) : name}</b>
        <span className="text-sm text-ink-soft">
          {[...line.damages.map(wordsOf), say('cutPhotoCount', { count: line.photoIds.length })].join(', ')}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1">
        <b className="figures">−{format.won(line.amountWon)}</b>
        <IconButton icon="close" label={say('cutRemove', { name })} onClick={onRemove} />
      </span>
    </li>
  )
}

export const CutSheet = ({ contract: { biddingId, orderId, id }, adjustment, onClose }: CutProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const told = useToldDamage(orderId)
  const { lines, change, forget } = useKeptLines(id)
  const [adding, setAdding] = useState(lines.length === 0)
  const sum = sumOf(lines)
  const call = useAct(contractsCalls.submitAdjustment, {
    done: say('cutDone'), text: say('cutDoneText'),
    onDone: () => {
      forget()
      onClose()
    },
  })
  return (
    <ActSheet
      title={say('cut')} happens={say('cutText')} verb={say('cutSubmit')} working={call.isPending}
      failure={call.error} disabled={lines.length === 0 || adding} onClose={onClose}
      onConfirm={() => call.mutate({
        params: { id: biddingId }, body: {
          lines: lines.map(({ kind, units, amountWon, damages, note, photoIds }) => ({
            kind, units, amountWon, note, damages: [...damages], photoIds: [...photoIds],
          })),
          totalWon: sum,
        },
      })}
    >
      {lines.length > 0 && (
        <ul aria-label={say('cutLines')} className="flex flex-col divide-y divide-line rounded-lg border border-line">
          {lines.map((line) => (
            <Line key={line.key} line={line} onRemove={() => change(lines.filter((other) => other !== line))} />
          ))}
        </ul>
      )}
      {adding ? (
        <LineForm
          adjustment={adjustment} others={lines} told={told}
          onAdd={(line) => {
            change([...lines, line])
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      ) : lines.length < adjustmentBounds.lines && (
        <Button icon="plus" onClick={() => setAdding(true)}>{say('cutAddLine')}</Button>
      )}
      <KeyValueList
        facts={[
          { key: 'bid', name: say('bid'), value: format.won(adjustment.bidWon) },
          { key: 'sum', name: say('cutSum'), value: <b>−{format.won(sum)}</b> },
          { key: 'max', name: say('cutMax'), value: format.won(adjustment.totalMaxWon) },
          { key: 'price', name: say('cutPrice'), value: <b>{format.won(priceAfter(adjustment, sum))}</b> },
        ]}
      />
    </ActSheet>
  )
}
