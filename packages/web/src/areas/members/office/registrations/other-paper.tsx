// A paper that is no picture here: something to download, still being made, or gone.
import { useText } from '../../../../text/use-text.ts'
import { buttonLook } from '../../../../ui/button/button-look.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import type { Paper } from './document-photo.ts'

interface OtherPaperProps {
  readonly paper: Paper
  /** Of a sealed one that is open; the others have theirs. */
  readonly url?: string | undefined
}

export const OtherPaper = ({ paper: { file }, url = file.url ?? undefined }: OtherPaperProps) => {
  const say = useText('people')
  const words = ((): { title: string; text: string } => {
    if (file.state === 'deleted') return { title: say('paperGone'), text: say('paperGoneText') }
    if (url !== undefined) return { title: file.name, text: say('paperDownloadText') }
    return { title: say('paperWaiting'), text: say('paperWaitingText') }
  })()
  return (
    <div className="m-auto">
      <EmptyState
        icon={file.state === 'deleted' ? 'trash' : 'document'}
        {...words}
        action={file.state !== 'deleted' && url !== undefined && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'primary' })}>
            <Icon name="download" size={18} />{say('paperDownload')}
          </a>
        )}
      />
    </div>
  )
}
