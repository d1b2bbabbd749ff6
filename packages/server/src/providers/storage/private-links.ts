// Links to private documents: they lead to our own server, never to the storage, and name nothing but a permission.
import { type LinkKey, readLink, writeLink } from './signed-link.ts'

export interface PrivateLinks {
  write(viewId: string): string
  /** Whether the link for this permission is whole; when it ends, the permission itself says. */
  isWhole(viewId: string, query: unknown): boolean
}

export const privatePath = '/files/private'

export const openPrivateLinks = (linkKey: LinkKey, publicUrl: string | undefined): PrivateLinks => {
  const pathOf = (viewId: string): string => `${privatePath}/${viewId}`
  return {
    write: (viewId) => (publicUrl?.replace(/\/$/, '') ?? '') + writeLink('private', pathOf(viewId), {}, linkKey),
    isWhole: (viewId, query) => readLink('private', pathOf(viewId), query, linkKey) !== undefined,
  }
}
