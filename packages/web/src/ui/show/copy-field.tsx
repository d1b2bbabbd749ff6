// Something to take along: shown whole, and copied with one tap.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
  /** What is taken along when it is not written as it is shown. */
  readonly copied?: string | undefined
  /** For what one reads off, digit by digit. */
  readonly large?: boolean | undefined
}

const boxLook = 'flex flex-wrap items-center gap-3 rounded-md border border-line-strong bg-sunken py-2 pr-2 pl-3.5'

const codeLook = 'min-w-0 flex-1 break-all select-all'
const largeLook = 'figures basis-32 font-sans text-base font-bold sm:text-lg'

export const CopyField = ({ label, value, copied = value, large = false }: CopyFieldProps) => {
  const say = useText('ui')
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(copied)
    setIsCopied(true)
  }
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <span className="text-sm font-semibold">{label}</span>
      <div className={boxLook}>
        {/* Where copying is not allowed, a triple click takes the whole line. */}
        <code className={classNames(codeLook, large ? largeLook : 'basis-48 font-mono text-md')}>{value}</code>
        <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy().catch(() => undefined)}>
          <span aria-live="polite">{say(isCopied ? 'copied' : 'copy')}</span>
        </Button>
      </div>
    </div>
  )
}
