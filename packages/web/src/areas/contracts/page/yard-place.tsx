// Where a car waits to be fetched: its address to take along, the hours, and whom to call.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useText } from '../../../text/use-text.ts'
import { CopyField } from '../../../ui/show/copy-field.tsx'
import { Call } from './call.tsx'

type Place = NonNullable<NonNullable<Contract['house']>['yard']>

export const YardPlace = ({ place: { address, hours, phone } }: { readonly place: Place }) => {
  const say = useText('contracts')
  return (
    <div className="flex flex-col gap-2">
      <CopyField label={say('yardPlace')} value={address} large />
      {hours + phone !== '' && (
        <p className="figures flex flex-wrap items-center justify-between gap-2 text-md text-ink-soft">
          <span lang="ko">{[hours, phone].filter((part) => part !== '').join(' · ')}</span>
          <Call number={phone} />
        </p>
      )}
    </div>
  )
}
