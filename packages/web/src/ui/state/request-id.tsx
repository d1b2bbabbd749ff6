// The number of a request, one tap away, and one more tap to copy it for the office.
import { classNames } from '../class-names.ts'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon/icon.tsx'

export const RequestId = ({ id }: { readonly id: string }) => {
  const say = useText('ui')
  const [shown, setShown] = useState(false)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(id)
    setCopied(true)
  }
  if (!shown)
    return (
      <button
        type="button"
        onClick={() => setShown(true)}
        className={classNames(
          'min-h-11 self-start rounded-sm text-sm text-ink-faint underline underline-offset-4',
          'hover:text-ink md:min-h-8',
        )}
      >
        {say('requestId')}
      </button>
    )
  return (
    <button
      type="button"
      onClick={() => void copy().catch(() => undefined)}
      className={classNames(
        'inline-flex min-h-11 max-w-full items-center gap-2 self-start rounded-md bg-sunken px-3',
        'text-left md:min-h-8',
      )}
    >
      <code className="min-w-0 font-mono text-xs break-all text-ink-soft">{id}</code>
      <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-action-ink">
        <Icon name={copied ? 'check' : 'copy'} size={16} />
        <span aria-live="polite">{say(copied ? 'copied' : 'copy')}</span>
      </span>
    </button>
  )
}
