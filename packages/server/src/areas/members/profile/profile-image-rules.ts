// Reads which upload an address means: only one of our own, as the contract writes it.
import { prefixOf } from '@bidyard/contract/call'

const form = /^\/files\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

export const fileIdOf = (url: string, origin: string): string | undefined => {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  return path.startsWith(prefixOf.public) ? form.exec(path.slice(prefixOf.public.length))?.[1] : undefined
}
