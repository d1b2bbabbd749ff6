// A body that ends when whoever sends it falls silent; a reader who takes their time is no silence.
import { finished, Readable } from 'node:stream'

/** The pause of a slow reader reaches the socket, which cannot tell it from a sender that hangs. */
export const patientBody = (body: Readable, silenceMs: number): Readable => {
  let silence: NodeJS.Timeout | undefined
  const hear = (): void => {
    clearTimeout(silence)
    silence = undefined
  }
  const listen = (): void => {
    silence ??= setTimeout(() => body.destroy(new Error(`nothing came for ${silenceMs} ms`)), silenceMs)
  }
  const whole = new Readable({
    read: () => {
      listen()
      body.resume()
    },
    destroy: (error, done) => {
      hear()
      body.destroy()
      done(error)
    },
  })
  // It may break before anybody reads; whoever does is told all the same.
  whole.on('error', () => {})
  body.pause()
  body.on('data', (chunk: Uint8Array) => {
    hear()
    if (whole.push(chunk)) listen()
    else body.pause()
  })
  finished(body, (error) => {
    hear()
    if (error instanceof Error) whole.destroy(error)
    else whole.push(null)
  })
  return whole
}
