// Past awards by the fees in the form: what each cost, what it would cost, the difference, and all of them together.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import type { AskOf } from '@bidyard/contract/call'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Cases, Deed, type ReplayProps } from './replay-parts.tsx'

type Draft = AskOf<typeof reportsCalls.replayFees>['body']['draft']

const signed = (text: string, won: number): string => (won > 0 ? `+${text}` : text)

export const FeesReplay = ({ period, draft, disabled }: ReplayProps) => {
  const say = useText('configuration')
  const word = useWord()
  const format = useFormat()
  const replay = useCall(reportsCalls.replayFees)
  const { data } = replay
  const difference = (won: number) => signed(format.won(won), won)
  return (
    <div className="flex flex-col gap-5">
      {/* The form has the shape of the key; whether its numbers fit the server says. */}
      <Deed
        working={replay.isPending} disabled={disabled} failure={replay.error}
        onRun={() => replay.mutate({ body: { ...period, draft: draft as Draft } })}
      />
      {data !== undefined && (
        <>
          <KeyValueList
            columns={3}
            facts={[
              { key: 'was', name: say('replay.was'), value: format.won(data.wasWon) },
              { key: 'wouldBe', name: say('replay.wouldBe'), value: format.won(data.wouldBeWon) },
              { key: 'difference', name: say('replay.difference'), value: difference(data.differenceWon) },
            ]}
          />
          <Cases
            count={data.cases.length} changed={data.changed} isWhole={data.isWhole}
            columns={[
              { key: 'price', title: say('replay.price') }, { key: 'was', title: say('replay.was') },
              { key: 'wouldBe', title: say('replay.wouldBe') }, { key: 'difference', title: say('replay.difference') },
            ]}
            rows={data.cases.filter(({ differenceWon }) => differenceWon !== 0).map((one) => ({
              key: one.contractId,
              name: `${one.contractNo} · ${one.shopName} · ${word(contractKind, one.kind)}`,
              cells: [
                format.won(one.priceWon), format.won(one.wasWon), format.won(one.wouldBeWon),
                difference(one.differenceWon),
              ],
            }))}
          />
        </>
      )}
    </div>
  )
}
