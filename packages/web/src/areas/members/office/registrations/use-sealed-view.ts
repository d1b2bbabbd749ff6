// Opens a sealed document for as long as the server lets it be seen, and closes it by itself.
import { filesCalls } from '@bidyard/contract/calls/files'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useCall } from '../../../../api/use-call.ts'

interface Opened {
  readonly url: string
  readonly endsAt: string
}

export const useSealedView = (fileId: string) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const call = useCall(filesCalls.viewPrivateFile, { onSuccess: setOpened })
  useEffect(() => {
    if (opened === null) return undefined
    const timer = setTimeout(() => setOpened(null), Math.max(0, Date.parse(opened.endsAt) - serverNow()))
    return () => clearTimeout(timer)
  }, [opened])
  return {
    opened,
    open: (reason: string) => call.mutate({ params: { id: fileId }, body: { reason } }),
    close: () => setOpened(null),
    isOpening: call.isPending,
    failure: call.error,
  }
}
