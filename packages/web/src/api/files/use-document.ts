// The bytes of a document behind a short link, as an address of this page alone that can only ever be a PDF.
import { useEffect, useState } from 'react'

export type DocumentView =
  | { readonly at: 'loading' }
  | { readonly at: 'shown'; readonly address: string }
  | { readonly at: 'broken' }

const firstBytes = '%PDF-'

const readPdf = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(url, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`the document was not handed out: ${response.status}`)
  const bytes = await response.arrayBuffer()
  if (!new TextDecoder('latin1').decode(bytes.slice(0, firstBytes.length)).startsWith(firstBytes))
    throw new Error('this is no PDF')
  // Whatever a stranger wrote into it: under this type it is never a page of ours.
  return new Blob([bytes], { type: 'application/pdf' })
}

export const useDocument = (url: string): DocumentView => {
  const [view, setView] = useState<DocumentView>({ at: 'loading' })
  useEffect(() => {
    const stopping = new AbortController()
    let address: string | undefined
    const show = (pdf: Blob) => {
      if (stopping.signal.aborted) return
      address = URL.createObjectURL(pdf)
      setView({ at: 'shown', address })
    }
    readPdf(url, stopping.signal).then(show, () => !stopping.signal.aborted && setView({ at: 'broken' }))
    return () => {
      stopping.abort()
      if (address !== undefined) URL.revokeObjectURL(address)
      setView({ at: 'loading' })
    }
  }, [url])
  return view
}
