// The first step of signing in: username and password.
import { type FormEvent, useRef, useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { rememberedUsername } from './remembered.ts'
import { isSignInCode, SignInTrouble } from './sign-in-trouble.tsx'
import type { SigningIn } from './use-sign-in.ts'

export const PasswordStep = ({ signing }: { readonly signing: SigningIn }) => {
  const say = useText('identity')
  const { signIn, setUp, stays, setStays } = signing
  const [username, setUsername] = useState(rememberedUsername)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = username.trim() !== '' && password !== ''
    setMissing(!isWhole)
    if (!isWhole) return form.current?.querySelector<HTMLInputElement>('input:placeholder-shown')?.focus()
    const onError = ({ facts: { code } }: CallFailure) => {
      // Who came too often or found nobody there sends the same once more.
      if (!isSignInCode(code)) return
      setPassword('')
      form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
    }
    signIn.mutate({ body: { username: username.trim(), password } }, { onError })
  }
  const failure = signIn.error ?? setUp.error
  return (
    // Were the script missing, the password would still not go into the address.
    <form ref={form} method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label={say('username')}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        error={missing && username.trim() === '' ? say('usernameMissing') : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder=" "
        name="username"
      />
      <PasswordField
        label={say('password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={missing && password === '' ? say('passwordMissing') : undefined}
        placeholder=" "
        name="password"
      />
      <Checkbox label={say('stay')} note={say('stayText')} checked={stays} onCheckedChange={setStays} />
      {failure !== null && <SignInTrouble failure={failure} />}
      <Button type="submit" variant="primary" size="large" wide loading={signIn.isPending || setUp.isPending}>
        {say('signIn')}
      </Button>
    </form>
  )
}
