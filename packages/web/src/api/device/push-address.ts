// The address at which this browser takes pushes.

export const currentPush = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null

/** What comes by push is for whoever asked for it, and for nobody after. */
export const endPush = async (): Promise<void> => {
  await (await currentPush())?.unsubscribe()
}
