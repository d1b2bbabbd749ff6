// A value as JSON, to read and to copy.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'

interface CodeViewProps {
  readonly label: string
  readonly value: unknown
}

export const CodeView = ({ label, value }: CodeViewProps) => {
  const say = useText('ui')
  const [copied, setCopied] = useState(false)
  const code = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }
  return (
    <div className="relative">
      <Button
        size="small"
        icon={copied ? 'check' : 'copy'}
        onClick={() => void copy().catch(() => undefined)}
        className="absolute! top-2 right-2 z-1"
      >
        {say(copied ? 'copied' : 'copy')}
      </Button>
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        className="max-h-[32rem] overflow-auto rounded-lg border border-line bg-sunken p-4 font-mono text-sm leading-6"
      >
        <code>{code}</code>
      </pre>
    </div>
  )
}
