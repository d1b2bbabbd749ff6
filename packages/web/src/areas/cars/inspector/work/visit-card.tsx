// A visit before it begins: where to go and who goes; to begin it, call it off, or note that nobody was there.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useState } from 'react'
import { OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { serverNow } from '../../../../api/server-time.ts'
import { useOnline } from '../../../../api/use-online.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { formatAddress } from '../../../../ui/format/address.ts'
import { formatDistance } from '../../../../ui/format/number.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { takeAlong } from '../kept/take-along.ts'
import { useChangeKept } from '../kept/use-kept.ts'
import { NameDialog } from './name-dialog.tsx'
import { atTheCar, type Work } from './work.ts'

interface VisitProps {
  readonly work: Work
}

const Facts = ({ work: { kept: { check, car } } }: VisitProps) => {
  const say = useText('checks')
  const format = useFormat()
  return (
    <KeyValueList
      columns={2}
      facts={[
        {
          key: 'visit', name: say('visit'),
          value: check.reservedAt === null ? '–' : format.dateTime(check.reservedAt),
        },
        {
          key: 'inspector', name: say('inspector'),
          value: check.inspectorName === null ? say('unassigned') : <span lang="ko">{check.inspectorName}</span>,
        },
        { key: 'orderNo', name: say('orderNo'), value: car?.orderNo ?? '–' },
        {
          key: 'year', name: say('modelYear'),
          value: car?.modelYear === null || car === null ? '–' : say('modelYearOf', { year: car.modelYear }),
        },
        {
          key: 'km', name: say('toldKm'),
          value: car?.toldKm === null || car === null ? '–' : formatDistance(car.toldKm),
        },
        {
          key: 'place', name: say('place'),
          value: check.place === null ? say('noPlace') : <span lang="ko">{formatAddress(check.place)}</span>,
        },
      ]}
    />
  )
}

const EndDialogs = ({ work, at, onClose }: VisitProps & {
  readonly at: 'callOff' | 'noShow' | null; readonly onClose: () => void
}) => {
  const say = useText('checks')
  const { id, uid, check: { carNumber: plate } } = work.kept
  if (at === null) return null
  const given = {
    touches: ['/car-checks', '/orders'],
    ask: (reason: string) => ({ params: { id }, body: { reason } }),
    onClose,
    onDone: () => void takeAlong(uid, id),
  }
  return at === 'callOff' ? (
    <ActDialog
      {...given} destructive definition={carsCalls.callOffCarCheck}
      words={{
        title: say('callOffTitle', { plate }), happens: say('callOffHappens'), verb: say('callOff'),
        done: say('calledOff'),
      }}
    />
  ) : (
    <ActDialog
      {...given} destructive definition={carsCalls.noShowCarCheck}
      words={{
        title: say('noShowTitle', { plate }), happens: say('noShowHappens'), verb: say('noShow'),
        done: say('noShowNoted'),
      }}
    />
  )
}

const callOf = {
  name: carsCalls.nameInspector, callOff: carsCalls.callOffCarCheck, noShow: carsCalls.noShowCarCheck,
} as const
type Act = keyof typeof callOf
const acts: readonly Act[] = ['name', 'callOff', 'noShow']

export const VisitCard = ({ work }: VisitProps) => {
  const say = useText('checks')
  const hasNet = useOnline()
  const may = useMayAsk()
  const [asking, setAsking] = useState<Act | null>(null)
  const close = (): void => setAsking(null)
  const change = useChangeKept(work.kept.id)
  const { check: { reservedAt } } = work.kept
  const isDue = reservedAt !== null && Date.parse(reservedAt) <= serverNow()
  const begin = (): void => {
    const key = crypto.randomUUID()
    change((kept) => ({ ...kept, startKey: key, trouble: null }))
  }
  return (
    <Card title={say('visit')}>
      <div className="flex flex-col gap-5">
        <Facts work={work} />
        {!work.isLocked && (
          <div className="flex flex-col gap-3">
            {may(atTheCar) ? (
              <>
                <Button variant="primary" size="large" icon="car" className="self-start" onClick={begin}>
                  {say('start')}
                </Button>
                <p className="text-sm text-ink-faint">{say('startNote')}</p>
              </>
            ) : <OthersWork call={atTheCar} />}
            <div className="flex flex-wrap gap-2 border-t border-line pt-4 empty:hidden">
              {acts.filter((act) => may(callOf[act])).map((act) => (
                <Button
                  key={act} className="h-11!" disabled={!hasNet || (act === 'noShow' && !isDue)}
                  onClick={() => setAsking(act)}
                >
                  {say(act)}
                </Button>
              ))}
              {!hasNet && <span className="self-center text-sm text-ink-faint">{say('needsNet')}</span>}
            </div>
          </div>
        )}
      </div>
      {asking === 'name'
        ? <NameDialog work={work} onClose={close} /> : <EndDialogs work={work} at={asking} onClose={close} />}
    </Card>
  )
}
