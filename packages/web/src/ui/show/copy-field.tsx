// Something to take along: shown whole, and copied with one tap.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
}

const boxLook = 'flex flex-wrap items-center gap-3 rounded-md border border-line-strong bg-sunken py-2 pr-2 pl-3.5'

export const CopyField = ({ label, value }: CopyFieldProps) => {
  const say = useText('ui')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <span className="text-sm font-semibold">{label}</span>
      <div className={boxLook}>
        {/* Where copying is not allowed, a triple click takes the whole line. */}
        <code className="min-w-0 flex-1 basis-48 font-mono text-md break-all select-all">{value}</code>
        <Button size="small" icon={copied ? 'check' : 'copy'} onClick={() => void copy().catch(() => undefined)}>
          <span aria-live="polite">{say(copied ? 'copied' : 'copy')}</span>
        </Button>
      </div>
    </div>
  )
}
