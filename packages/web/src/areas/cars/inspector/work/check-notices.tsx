// What somebody has to know before going on: the device keeps nothing, the server refuses, or the check has ended.
import { carCheckState } from '@bidyard/contract/enums/cars'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { changeHeld, type Held } from '../kept/held.ts'
import { waitingCount } from '../kept/kept-rules.ts'
import type { Work } from './work.ts'

interface NoticesProps {
  readonly work: Work
  readonly held: Held
}

const Refused = ({ work }: { readonly work: Work }) => {
  const say = useText('checks')
  const { id, trouble } = work.kept
  const photoTrouble = work.photos.find((photo) => photo.trouble !== null && !photo.isRemoved)?.trouble
  const words = trouble ?? photoTrouble
  if (words === undefined) return null
  const again = () => void changeHeld(id, ({ kept, photos }) => ({
    kept: kept === null ? null : { ...kept, trouble: null },
    photos: photos.map((photo) => (photo.trouble === null ? photo : { ...photo, trouble: null, fileId: null })),
  })).catch(() => undefined)
  return (
    <InlineNotice
      tone="closing" urgent title={say('troubleTitle')}
      action={<Button icon="refresh" onClick={again}>{say('sendAgain')}</Button>}
    >
      {words} {say('troubleText')}
    </InlineNotice>
  )
}

const Ended = ({ work }: { readonly work: Work }) => {
  const say = useText('checks')
  const word = useWord()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { id, check: { state } } = work.kept
  if (state === 'inProgress' || waitingCount(work) === 0) return null
  const forget = async (): Promise<void> => {
    await changeHeld(id, () => ({ kept: null, photos: [] }))
    await navigate({ to: '/office/checks' })
  }
  return (
    <>
      <InlineNotice
        tone="closing" urgent title={say('endedTitle', { state: word(carCheckState, state) })}
        action={<Button icon="trash" onClick={() => setAsking(true)}>{say('forget')}</Button>}
      >
        {say('endedText')}
      </InlineNotice>
      <ConfirmDialog
        open={asking} onOpenChange={setAsking} destructive title={say('forget')} consequence={say('forgetHappens')}
        confirmLabel={say('forget')} onConfirm={forget}
      />
    </>
  )
}

export const CheckNotices = ({ work, held }: NoticesProps) => {
  const say = useText('checks')
  const isOthers = work.isLocked && work.kept.check.state === 'inProgress' && work.kept.completeKey === null
  return (
    <>
      {held.isFailing && (
        <InlineNotice tone="closing" urgent title={say('save.failing')}>{say('failingText')}</InlineNotice>
      )}
      {isOthers && <InlineNotice tone="waiting" title={say('othersWork')}>{say('othersWorkText')}</InlineNotice>}
      <Refused work={work} />
      <Ended work={work} />
    </>
  )
}
