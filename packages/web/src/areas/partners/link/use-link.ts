// A one-time link: its secret, kept in this tab because the identity check may leave the page, and what it is for.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useState } from 'react'
import { isLaunchPage, takeLink } from '../../../api/launch/launch-page.ts'
import { useRead } from '../../../api/use-read.ts'
import { forgetCar } from '../launch/visit.ts'

const key = 'bidyard.link'

const keptLink = (): string | null => {
  const taken = takeLink()
  if (taken !== null) {
    sessionStorage.setItem(key, taken)
    forgetCar()
  }
  return sessionStorage.getItem(key)
}

export const forgetLink = (): void => sessionStorage.removeItem(key)

/** What nobody could have issued is not asked for. */
const isToken = (text: string | null): text is string => text !== null && /^[A-Za-z0-9_-]{43}$/.test(text)

export const useLink = () => {
  const [token] = useState(keptLink)
  const isWhole = isToken(token)
  const read = useRead(partnersCalls.readOneTimeLink, { body: { token: token ?? '' } }, { enabled: isWhole })
  return { token, isWhole, read, isHere: isLaunchPage }
}
