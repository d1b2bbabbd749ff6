// Lets tabs and windows of this web talk to each other; nobody of another origin hears it.

export interface TabChannel<Message> {
  readonly tell: (message: Message) => void
  readonly close: () => void
}

/** Whatever is not of the expected kinds was said by another version of this web, and is not heard. */
export const openTabChannel = <Message extends { readonly kind: string }>(
  name: string, kinds: readonly Message['kind'][], hear: (message: Message, channel: TabChannel<Message>) => void,
): TabChannel<Message> => {
  const line = new BroadcastChannel(name)
  const post: (message: Message) => void = line.postMessage.bind(line)
  const channel = { tell: post, close: () => line.close() }
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('kind' in data)) return
    if (kinds.some((kind) => kind === data.kind)) hear(data as Message, channel)
  })
  return channel
}
