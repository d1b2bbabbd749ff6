// A document that stays sealed until a reviewer says why it must be seen; the look is written down and ends by itself.
import { fileUsageType } from '@bidyard/contract/enums/files'
import { limits } from '@bidyard/contract/limits'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { Photo } from '../../../../ui/photo/photo.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useWord } from '../../../../text/use-word.ts'
import type { Paper } from './document-photo.ts'
import { OtherPaper } from './other-paper.tsx'
import { isPdf } from './pdf-paper.tsx'
import { useSealedView } from './use-sealed-view.ts'

interface SealedDocumentProps {
  readonly paper: Paper
  readonly renderPhoto: (photo: Photo) => ReactNode
  /** Where there is room for it. */
  readonly renderPdf?: ((url: string) => ReactNode) | undefined
}

const lockLook = classNames(
  'flex size-10 shrink-0 items-center justify-center rounded-full bg-waiting-soft text-waiting-ink',
)

const AskWhy = ({ paper, view }: { readonly paper: Paper; readonly view: ReturnType<typeof useSealedView> }) => {
  const say = useText('people')
  const word = useWord()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const tooShort = reason.trim().length < 2
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!tooShort) view.open(reason.trim())
  }
  return (
    <form
      noValidate
      onSubmit={send}
      className="m-auto flex w-full max-w-sm flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <span className="flex items-center gap-3">
        <span className={lockLook}><Icon name="lock" size={20} /></span>
        <b>{word(fileUsageType, paper.usageType)}</b>
      </span>
      <p className="text-md text-ink-soft">{say('sealedText')}</p>
      <TextField
        label={say('sealedReason')}
        hint={say('sealedReasonHint')}
        maxLength={limits.reason}
        value={reason}
        error={asked && tooShort ? say('reasonShort') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Refused failure={view.failure} />
      <Button type="submit" variant="primary" icon="eye" loading={view.isOpening}>{say('sealedOpen')}</Button>
    </form>
  )
}

export const SealedDocument = ({ paper, renderPhoto, renderPdf }: SealedDocumentProps) => {
  const say = useText('people')
  const word = useWord()
  const view = useSealedView(paper.file.id)
  if (paper.file.state === 'deleted') return <OtherPaper paper={paper} />
  if (view.opened === null)
    return <div className="flex min-h-0 flex-1 overflow-y-auto p-4"><AskWhy paper={paper} view={view} /></div>
  const { url } = view.opened
  const isPicture = paper.file.contentType.startsWith('image/') && !paper.file.contentType.startsWith('image/hei')
  return (
    <>
      <p className="flex items-center justify-between gap-3 bg-waiting-soft px-4 py-2 text-sm text-waiting-ink">
        {say('sealedShown')}
        <Button size="small" icon="lock" onClick={view.close}>{say('sealedClose')}</Button>
      </p>
      {isPicture
        ? renderPhoto({ key: url, src: url, alt: word(fileUsageType, paper.usageType) })
        : renderPdf !== undefined && isPdf(paper) ? renderPdf(url) : <OtherPaper paper={paper} url={url} />}
    </>
  )
}
