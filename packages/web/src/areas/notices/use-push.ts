// How this browser stands to pushes, and turning them on or off: permission, the worker, its address, and our server.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { useEffect, useState } from 'react'
import { askServer } from '../../api/client.ts'
import { currentPush } from '../../api/device/push-address.ts'

export type PushState = 'unknown' | 'unable' | 'refused' | 'off' | 'on'

/** Only built files have a worker. */
const isAble = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const look = async (): Promise<PushState> => {
  if (!isAble()) return 'unable'
  if (Notification.permission === 'denied') return 'refused'
  const subscription = await currentPush()
  if (subscription === null) return 'off'
  // A browser keeps its address when the session ends; for whoever comes in then nobody asked for anything yet.
  const { endpoint } = subscription
  const { isTold } = await askServer(noticesCalls.checkPushAddress, { body: { endpoint } })
  return isTold ? 'on' : 'off'
}

/** Its keys are base64url already. */
const addressOf = (subscription: PushSubscription) => {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}

const keyOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An address under another key, as of a house that was set up anew, takes nothing of ours and stands in the way. */
const forgetStrange = async (pushManager: PushManager, publicKey: string): Promise<void> => {
  const known = await pushManager.getSubscription()
  const given = known?.options.applicationServerKey ?? null
  if (known !== null && given !== null && keyOf(given) !== publicKey) await known.unsubscribe()
}

const turnOn = async (): Promise<void> => {
  if ((await Notification.requestPermission()) !== 'granted') return
  const { publicKey } = await askServer(noticesCalls.startPush, {})
  await navigator.serviceWorker.register('/offline.js')
  const { pushManager } = await navigator.serviceWorker.ready
  await forgetStrange(pushManager, publicKey)
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  try {
    await askServer(noticesCalls.addPushAddress, { body: addressOf(subscription) })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

const turnOff = async (): Promise<void> => {
  const subscription = await currentPush()
  if (subscription === null) return
  await askServer(noticesCalls.removePushAddress, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}

export const usePush = () => {
  const [state, setState] = useState<PushState>('unknown')
  useEffect(() => void look().then(setState, () => setState('unknown')), [])
  /** False when it did not work. */
  const turn = async (on: boolean): Promise<boolean> => {
    const isDone = await (on ? turnOn() : turnOff()).then(() => true, () => false)
    setState(await look().catch((): PushState => 'unknown'))
    return isDone
  }
  return { state, turn }
}
