// Past violations by the sanctions in the form: what each brought, what it would bring, and all of them together.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import type { AskOf, ReceivedOf } from '@bidyard/contract/call'
import { bidRestriction, violationDetailType } from '@bidyard/contract/enums/violations'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { formatNumber } from '../../../../ui/format/number.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { GridTable } from '../show/grid-table.tsx'
import { Before, Cases, Deed, type ReplayProps } from './replay-parts.tsx'

type Draft = AskOf<typeof reportsCalls.replaySanctions>['body']['draft']
type Replayed = ReceivedOf<typeof reportsCalls.replaySanctions>
type Judgement = Replayed['cases'][number]['was']

const useRestriction = () => {
  const say = useText('configuration')
  const word = useWord()
  return ({ restriction, restrictionDays: days }: Judgement): string => {
    if (restriction !== 'warning') return word(bidRestriction, restriction)
    return days === null ? say('replay.untilAct') : say('replay.days', { days })
  }
}

const Totals = ({ was, wouldBe }: Pick<Replayed, 'was' | 'wouldBe'>) => {
  const say = useText('configuration')
  const format = useFormat()
  const row = (key: string, name: string, show: (of: Replayed['was']) => string) =>
    ({ key, name, cells: [show(was), show(wouldBe)] })
  return (
    <GridTable
      label={say('replay.totals')}
      corner={say('replay.totals')}
      columns={[{ key: 'was', title: say('replay.was') }, { key: 'wouldBe', title: say('replay.wouldBe') }]}
      rows={[
        row('points', say('replay.points'), ({ points }) => formatNumber(points)),
        row('restricted', say('replay.restricted'), ({ restricted }) => formatNumber(restricted)),
        row('banned', say('replay.banned'), ({ banned }) => formatNumber(banned)),
        row('deduction', say('replay.deduction'), ({ deductionWon }) => format.won(deductionWon)),
      ]}
    />
  )
}

export const SanctionsReplay = ({ period, draft, disabled }: ReplayProps) => {
  const say = useText('configuration')
  const word = useWord()
  const format = useFormat()
  const restriction = useRestriction()
  const replay = useCall(reportsCalls.replaySanctions)
  const { data } = replay
  const both = (show: (of: Judgement) => string, { was, wouldBe }: Replayed['cases'][number]) =>
    (show(was) === show(wouldBe) ? show(was) : <Before after={show(wouldBe)}>{show(was)}</Before>)
  return (
    <div className="flex flex-col gap-5">
      {/* The form has the shape of the key; whether its numbers fit the server says. */}
      <Deed
        working={replay.isPending} disabled={disabled} failure={replay.error}
        onRun={() => replay.mutate({ body: { ...period, draft: draft as Draft } })}
      />
      {data !== undefined && (
        <>
          <Totals was={data.was} wouldBe={data.wouldBe} />
          <Cases
            count={data.cases.length} changed={data.changed} isWhole={data.isWhole}
            columns={[
              { key: 'points', title: say('replay.points') }, { key: 'restriction', title: say('replay.restriction') },
              { key: 'deduction', title: say('replay.deduction') },
            ]}
            rows={data.cases.filter(({ isChanged }) => isChanged).map((one) => ({
              key: one.violationId,
              name: `${one.violationNo} · ${one.shopName} · ${word(violationDetailType, one.detail)}`,
              cells: [
                both(({ points }) => formatNumber(points), one), both(restriction, one),
                both(({ deductionWon }) => format.won(deductionWon), one),
              ],
            }))}
          />
        </>
      )}
    </div>
  )
}
