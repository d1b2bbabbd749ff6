// Adds slots to a zone of the yard.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { slotNumberMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { yardTouches } from '../parts/touches.ts'

const isZone = (zone: string): boolean => /^[A-Z가-힣][A-Z0-9가-힣]{0,9}$/.test(zone)

export const AddSlots = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText('yard')
  const [zone, setZone] = useState('A')
  const [count, setCount] = useState<number | null>(10)
  return (
    <ActDialog
      definition={yardCalls.addYardSlots}
      touches={yardTouches}
      words={{ title: say('addTitle'), happens: say('addHappens'), verb: say('addSlots'), done: say('addDone') }}
      disabled={!isZone(zone) || count === null}
      ask={(reason) => ({ body: { zone, count: count ?? 1, reason } })}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('zoneName')} hint={say('zoneHint')} maxLength={10} value={zone}
          error={zone === '' || isZone(zone) ? undefined : say('zoneWrong')}
          onChange={({ target }) => setZone(target.value.toUpperCase())}
        />
        <NumberField
          label={say('slotCount')} minimum={1} maximum={slotNumberMax} value={count} onValueChange={setCount}
        />
      </div>
    </ActDialog>
  )
}
