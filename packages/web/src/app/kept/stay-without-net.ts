// Without a net a part does not come: the router would load the page anew, and leave nothing but the browser’s own.

/** By this mark it knows that it did so before, and shows what failed instead; our screen tries again by itself. */
const markOf = ({ message }: Error): string => `tanstack_router_reload:${message}`

interface Missed extends Event {
  readonly payload: Error
}

/** Answers how to stop. */
export const stayWithoutNet = (): (() => void) => {
  const stay = (event: Event): void => {
    if (!navigator.onLine) sessionStorage.setItem(markOf((event as Missed).payload), '1')
  }
  addEventListener('vite:preloadError', stay)
  return () => removeEventListener('vite:preloadError', stay)
}
