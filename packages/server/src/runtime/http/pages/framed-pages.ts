// Lets named others show one of our pages in a frame; every other page stays shut.
import type { FastifyReply } from 'fastify'

/** Whose pages may frame the page at this path; undefined where the page is like all others. */
export type AncestorsOf = (path: string) => Promise<readonly string[] | undefined>

const none = "frame-ancestors 'none'"

/** What is in the address of such a page is nobody else's business, so it tells nobody where people came from. */
export const allowFraming = (reply: FastifyReply, ancestors: readonly string[]): void => {
  reply.header('referrer-policy', 'no-referrer')
  if (ancestors.length === 0) return
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace(none, `frame-ancestors ${ancestors.join(' ')}`))
  // A partner's page that isolates itself may load only what says that it may be loaded.
  reply.header('cross-origin-resource-policy', 'cross-origin')
  // The old header knows only all or nothing, and would win in old browsers.
  reply.removeHeader('x-frame-options')
}
