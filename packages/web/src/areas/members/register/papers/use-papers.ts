// The papers on their way: they go on being sent while the applicant moves between the steps.
import type { RegistrationDocument } from '@bidyard/contract/shapes/registration/registration-documents'
import { useEffect, useRef, useState } from 'react'
import { sendFile, useFileWords } from '../../../../api/files/send-file.ts'
import type { KeptPaper } from '../draft/draft.ts'
import type { DraftHeld } from '../draft/use-draft.ts'

/** A paper that was kept before a reload has no file here any more. */
export interface PaperOnItsWay {
  readonly state: 'uploading' | 'failed' | 'done'
  readonly name: string
  readonly sizeBytes: number
  readonly percent: number
  readonly file?: File | undefined
  readonly problem?: string | undefined
}

export interface Papers {
  readonly of: (usage: RegistrationDocument) => PaperOnItsWay | undefined
  readonly put: (usage: RegistrationDocument, file: File) => void
  readonly retry: (usage: RegistrationDocument) => void
  readonly remove: (usage: RegistrationDocument) => void
  /** After the server has refused them: all must come again. */
  readonly forget: () => void
  readonly isSending: boolean
}

type ByUsage<Value> = Readonly<Partial<Record<RegistrationDocument, Value>>>

const without = <Value,>(all: ByUsage<Value>, usage: RegistrationDocument): ByUsage<Value> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== usage))

const keptAs = ({ name, sizeBytes }: KeptPaper): PaperOnItsWay => ({ state: 'done', name, sizeBytes, percent: 100 })

export const usePapers = ({ draft, change }: DraftHeld): Papers => {
  const wordsFor = useFileWords()
  const [way, setWay] = useState<ByUsage<PaperOnItsWay>>({})
  const running = useRef(new Map<RegistrationDocument, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])
  const keep = (usage: RegistrationDocument, paper: KeptPaper | null) =>
    change(({ papers }) => ({ papers: paper === null ? without(papers, usage) : { ...papers, [usage]: paper } }))

  const send = async (usage: RegistrationDocument, file: File) => {
    running.current.get(usage)?.abort()
    const controller = new AbortController()
    running.current.set(usage, controller)
    const { name, size: sizeBytes } = file
    const begun: PaperOnItsWay = { state: 'uploading', name, sizeBytes, percent: 0, file }
    const note = (more: Partial<PaperOnItsWay>) => {
      // Another file may have taken its place meanwhile.
      if (running.current.get(usage) === controller)
        setWay((held) => ({ ...held, [usage]: { ...begun, ...more } }))
    }
    note({})
    keep(usage, null)
    try {
      const { signal } = controller
      const { id, contentType } = await sendFile(usage, file, { signal, onProgress: (percent) => note({ percent }) })
      if (running.current.get(usage) === controller) keep(usage, { fileId: id, name, sizeBytes, contentType })
      note({ state: 'done', percent: 100 })
    } catch (error) {
      if (!controller.signal.aborted) note({ state: 'failed', problem: wordsFor(error) })
    } finally {
      if (running.current.get(usage) === controller) running.current.delete(usage)
    }
  }
  const paperOf = (usage: RegistrationDocument): PaperOnItsWay | undefined => {
    const kept = draft.papers[usage]
    return way[usage] ?? (kept === undefined ? undefined : keptAs(kept))
  }
  return {
    of: paperOf,
    put: (usage, file) => void send(usage, file),
    retry: (usage) => {
      const file = way[usage]?.file
      if (file !== undefined) void send(usage, file)
    },
    remove: (usage) => {
      running.current.get(usage)?.abort()
      running.current.delete(usage)
      setWay((held) => without(held, usage))
      keep(usage, null)
    },
    forget: () => setWay({}),
    isSending: Object.values(way).some(({ state }) => state === 'uploading'),
  }
}
