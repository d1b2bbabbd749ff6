// A person or a company as a picture, or as the first letter of the name on a colour that stays the same.
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import type { Tone } from './badge.tsx'

interface AvatarProps {
  readonly name: string
  readonly src?: string | undefined
  readonly size?: 'small' | 'medium' | 'large' | 'huge' | undefined
}

const sizes = {
  small: 'size-7 text-xs', medium: 'size-9 text-md', large: 'size-14 text-xl', huge: 'size-24 text-3xl',
} as const
const tones: readonly Tone[] = ['action', 'done', 'waiting', 'neutral', 'closing']
const looks: Readonly<Record<Tone, string>> = {
  neutral: 'bg-neutral-soft text-neutral-ink',
  action: 'bg-action-soft text-action-ink',
  closing: 'bg-closing-soft text-closing-ink',
  waiting: 'bg-waiting-soft text-waiting-ink',
  done: 'bg-done-soft text-done-ink',
}

const toneOf = (name: string): Tone => {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? 'neutral'
}

export const Avatar = ({ name, src, size = 'medium' }: AvatarProps) => {
  const [broken, setBroken] = useState(false)
  const look = classNames('inline-flex shrink-0 items-center justify-center rounded-full font-bold', sizes[size])
  if (src !== undefined && !broken)
    return <img src={src} alt={name} onError={() => setBroken(true)} className={classNames(look, 'object-cover')} />
  return (
    <span role="img" aria-label={name} className={classNames(look, looks[toneOf(name)])}>
      {Array.from(name.trim())[0]?.toUpperCase() ?? '?'}
    </span>
  )
}
