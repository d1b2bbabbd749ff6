// A new password; whoever came by file reads the terms of a registration with the first one.
import { ResetPasswordScreen } from '../../areas/identity/recovery/reset-password-screen.tsx'
import { Terms } from '../../areas/members/register/steps/terms.tsx'

export const ResetPasswordPage = () => <ResetPasswordScreen Terms={Terms} />
