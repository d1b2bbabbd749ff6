// The registration with the identity check and the password field of their own area.
import { IdentityCheck } from '../../areas/identity/check/identity-check.tsx'
import { PasswordChoice } from '../../areas/identity/passwords/password-choice.tsx'
import { RegisterScreen } from '../../areas/members/register/register-screen.tsx'

export const RegisterPage = () => <RegisterScreen IdentityCheck={IdentityCheck} PasswordChoice={PasswordChoice} />
