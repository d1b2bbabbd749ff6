// Whether the viewer may ask for a call, as the contract says of it: by role, and in the office by what one attends to.
import type { CallDefinition } from '@bidyard/contract/call'
import { lazy, Suspense, type ReactNode } from 'react'
import { hasRole, useViewer, type Viewer } from './session.ts'

/** As much of a call as it takes to know who may ask for it. */
export type Asked = Pick<CallDefinition, 'who' | 'parts'>

/** The same as the server's door; whoever attends to nothing in particular attends to everything. */
export const mayAsk = ({ who, parts }: Asked, viewer: Viewer | null): boolean => {
  if (who === 'anyone') return true
  if (viewer === null) return false
  // Only people of the office have a part here. As `attends` has it, for which the first page has no room.
  if (parts && viewer.part && !parts.includes(viewer.part) && !hasRole(viewer, 'root')) return false
  return who === 'signedIn' || hasRole(viewer, ...who)
}

/** `const may = useMayAsk()`, then `may(financeCalls.billAmount)`: an act that is refused anyway is not offered. */
export const useMayAsk = (): ((call: Asked) => boolean) => {
  const viewer = useViewer()
  return (call) => mayAsk(call, viewer)
}

/** The way to an act, for whoever may ask for it. */
export const MayAsk = ({ call, children }: { readonly call: Asked; readonly children: ReactNode }): ReactNode =>
  useMayAsk()(call) ? children : null

const Words = lazy(async () => ({ default: (await import('./others-work.tsx')).OthersWork }))

/** In its place where one would look for it: whose work it is. */
export const OthersWork = ({ call }: { readonly call: Asked }): ReactNode => (
  <Suspense fallback={null}><Words call={call} /></Suspense>
)
