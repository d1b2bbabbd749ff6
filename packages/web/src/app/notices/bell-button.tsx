// The bell: how many notices are unread, live; the panel comes when somebody reaches for it. And news of newer builds.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { lazy, useEffect, useState } from 'react'
import { isLaunchPage } from '../../api/launch/launch-page.ts'
import { useRead } from '../../api/use-read.ts'
import { storedLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { loadText } from '../../text/word-store.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Coming } from '../../ui/later.tsx'
import { Apart } from '../../ui/state/apart.tsx'
import { NewerBuild } from '../kept/newer-build.tsx'
import { stayWithoutNet } from '../kept/stay-without-net.ts'
import { watchBuilds } from '../kept/watch-builds.ts'

const loadPanel = async () => {
  const [{ NoticesSheet }] = await Promise.all([
    import('../../areas/notices/notices-sheet.tsx'), loadText('notices', storedLanguage()),
  ])
  return { default: NoticesSheet }
}
const NoticesSheet = lazy(loadPanel)

export interface BellButtonProps {
  /** Inside a partner's app every address of ours stands under its own. */
  readonly under?: string | undefined
  readonly className?: string | undefined
}

/** More are no longer counted by eye. */
const shownMax = 99

/** Drawn and not written: the name of the button says the number in a sentence. */
const Mark = ({ unread }: { readonly unread: number }) => (
  <span
    aria-hidden="true"
    data-count={unread > shownMax ? `${shownMax}+` : unread}
    className={classNames(
      'figures absolute top-0.5 right-0 flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1',
      'bg-closing text-xs font-bold text-on-closing before:content-[attr(data-count)]',
    )}
  />
)

export const BellButton = ({ under = '', className }: BellButtonProps) => {
  const say = useText('shell')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [isNewer, setIsNewer] = useState(false)
  // Inside a partner's app there is nothing to keep.
  useEffect(() => (isLaunchPage ? undefined : watchBuilds(() => setIsNewer(true))), [])
  useEffect(stayWithoutNet, [])
  const unread = useRead(noticesCalls.countUnreadNotices, {}).data?.unread ?? 0
  const prepare = () => void loadPanel().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={unread > 0 ? say('noticesUnread', { count: String(unread) }) : say('notices')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
        className={classNames('relative inline-flex size-control items-center justify-center rounded-md', className)}
      >
        <Icon name="bell" size={20} />
        {unread > 0 && <Mark unread={unread} />}
      </button>
      {isNewer && <Apart><NewerBuild /></Apart>}
      {wanted && (
        <Apart fallback={open && <Coming onOpenChange={setOpen} />}>
          <NoticesSheet open={open} onOpenChange={setOpen} under={under} />
        </Apart>
      )}
    </>
  )
}
