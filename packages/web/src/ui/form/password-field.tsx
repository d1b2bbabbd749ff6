// A password that one may look at while typing; warns when the capitals are locked.
import { useState, type KeyboardEvent } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'icon'>

export const PasswordField = ({ hint, onKeyUp, autoComplete = 'current-password', ...rest }: PasswordFieldProps) => {
  const say = useText('ui')
  const [shown, setShown] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const keyUp = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapitals(event.getModifierState('CapsLock'))
    onKeyUp?.(event)
  }
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onKeyUp={keyUp}
      hint={capitals ? say('capsLockOn') : hint}
      after={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={say(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
          className="-my-px"
        />
      }
    />
  )
}
