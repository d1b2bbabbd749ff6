// One photo that has not arrived: how far it is, why it does not go on, and what one can do.
import { carPhotoView } from '@bidyard/contract/enums/car-facts'
import { useFileWords } from '../../../../api/files/send-file.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFileAddress } from '../../../../ui/file/use-file-address.ts'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { ProgressBar } from '../../../../ui/show/progress-bar.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { awayText } from './away-text.ts'
import type { QueuedPhoto } from './photo-queue.ts'

interface TravellingSheetProps {
  readonly one: QueuedPhoto
  readonly onRetry: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

export const TravellingSheet = ({ one, onRetry, onRemove, onClose }: TravellingSheetProps) => {
  const say = useText('selling')
  const word = useWord()
  const wordsFor = useFileWords()
  const address = useFileAddress(one.photo.file)
  const name = word(carPhotoView, one.photo.view)
  const { state } = one
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      footer={
        <>
          <Button size="large" icon="trash" onClick={onRemove}>{say('dropPhoto')}</Button>
          {state !== 'sending' && (
            <Button size="large" variant="primary" icon="refresh" onClick={onRetry}>{say('sendAgain')}</Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="relative aspect-[4/3] overflow-hidden rounded-lg bg-sunken">
          {address !== null && <img src={address} alt={name} className="size-full object-contain" />}
        </div>
        {state === 'refused'
          ? <InlineNotice tone="closing" urgent title={say('photoRefused')}>{wordsFor(one.problem)}</InlineNotice>
          : <ProgressBar label={say(`photo.${state}`)} percent={one.percent} shown />}
        {state === 'away' && <InlineNotice tone="waiting">{say(awayText([one]))}</InlineNotice>}
      </div>
    </Sheet>
  )
}
