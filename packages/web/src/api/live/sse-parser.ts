// Reads server-sent events out of a stream of text, wherever the pieces may be cut.

export interface ServerEvent {
  readonly name: string
  readonly data: string
  readonly id: string | undefined
}

interface Heard {
  readonly onEvent: (event: ServerEvent) => void
  /** The server's wish for how long to wait before coming back. */
  readonly onRetry?: ((ms: number) => void) | undefined
}

interface Draft {
  name: string
  data: string[]
}

/** Feed it text as it comes; it tells each event once its empty line has come. */
export const createSseParser = ({ onEvent, onRetry }: Heard) => {
  let rest = ''
  let lastId: string | undefined
  let draft: Draft = { name: '', data: [] }

  const dispatch = (): void => {
    const { name, data } = draft
    draft = { name: '', data: [] }
    if (data.length > 0) onEvent({ name: name === '' ? 'message' : name, data: data.join('\n'), id: lastId })
  }

  const take = (line: string): void => {
    if (line === '') return dispatch()
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') draft.name = value
    else if (field === 'data') draft.data.push(value)
    else if (field === 'id' && !value.includes('\0')) lastId = value
    else if (field === 'retry' && /^\d+$/.test(value)) onRetry?.(Number(value))
  }

  return (text: string): void => {
    rest += text
    // A carriage return at the very end may be half of a line break.
    const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest
    const lines = whole.split(/\r\n|\r|\n/)
    const unfinished = lines.pop() ?? ''
    rest = unfinished + rest.slice(whole.length)
    for (const line of lines) take(line)
  }
}
