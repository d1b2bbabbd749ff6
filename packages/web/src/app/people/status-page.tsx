// How a registration stands, for whoever proves who they are.
import { IdentityCheck } from '../../areas/identity/check/identity-check.tsx'
import { StatusScreen } from '../../areas/members/status/status-screen.tsx'

export const StatusPage = () => <StatusScreen IdentityCheck={IdentityCheck} />
