// Compares a file with what was issued, on this device: nothing of it is sent.
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { DropZone } from '../../../ui/file/drop-zone.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'

const hashOf = async (file: File): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))]
    .map((byte) => byte.toString(16).padStart(2, '0')).join('')

interface Compared {
  readonly name: string
  readonly isSame: boolean
}

export const CompareFile = ({ sha256 }: { readonly sha256: string }) => {
  const say = useText('contracts')
  const [compared, setCompared] = useState<Compared | null>(null)
  // Browsers hash only where the page came by a safe way.
  if (!globalThis.isSecureContext) return null
  const compare = async ([file]: readonly File[]): Promise<void> => {
    if (file !== undefined) setCompared({ name: file.name, isSame: await hashOf(file) === sha256 })
  }
  return (
    <section aria-label={say('recordCompare')} className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-col">
        <h2 className="font-bold">{say('recordCompare')}</h2>
        <p className="text-sm text-ink-soft">{say('recordCompareText')}</p>
      </div>
      <DropZone
        accept="application/pdf" several={false} camera={false} disabled={false}
        onFiles={(files) => void compare(files)}
      />
      {compared !== null && (
        <InlineNotice tone={compared.isSame ? 'done' : 'closing'} title={compared.name} urgent>
          {say(compared.isSame ? 'recordSame' : 'recordOther')}
        </InlineNotice>
      )}
    </section>
  )
}
