// While something lies over the page, Back is for it: the one that opened last closes first.
import { useEffectEvent, useLayoutEffect } from 'react'
import { BackGuard } from './back-guard.ts'
import { hearFirst } from './first-to-hear.ts'

/** At once, for a page that was loaded anew while something was open. */
const guard = typeof window === 'undefined' ? null : new BackGuard(window, History.prototype)
hearFirst((event) => guard?.onPop(event))

/** `onBack` closes it; where it has to ask first, it answers false. */
export const useBack = (isOpen: boolean, onBack: () => boolean): void => {
  const back = useEffectEvent(onBack)
  useLayoutEffect(() => (isOpen ? guard?.cover({ back: () => back() }) : undefined), [isOpen])
}
