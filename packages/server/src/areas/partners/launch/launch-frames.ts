// Tells which pages a partner opens inside its own, and whose pages may do so.
import type { Database } from '../../../runtime/database/database.ts'
import type { AncestorsOf } from '../../../runtime/http/pages/framed-pages.ts'
import { findOpenPartner } from '../partners.sql.ts'

const launchPath = /^\/w\/([a-z][a-z0-9-]{1,30}[a-z0-9])(\/|$)/

/** In the sandbox a partner's developers try things out on their own machine, and ours has a sample page. */
const sandboxAncestors = ["'self'", 'http://localhost:*', 'http://127.0.0.1:*']

export const openLaunchFrames = (database: Database, sandbox: boolean): AncestorsOf => async (path) => {
  const code = launchPath.exec(path)?.[1]
  if (code === undefined) return undefined
  const partner = await findOpenPartner(database.primary, code)
  if (partner === undefined) return []
  return sandbox ? [...sandboxAncestors, ...partner.frameAncestors] : partner.frameAncestors
}
