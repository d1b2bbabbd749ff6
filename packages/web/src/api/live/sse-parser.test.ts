// Server-sent events, cut into pieces anywhere.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSseParser, type ServerEvent } from './sse-parser.ts'

const read = (...pieces: readonly string[]): { events: ServerEvent[]; retries: number[] } => {
  const events: ServerEvent[] = []
  const retries: number[] = []
  const feed = createSseParser({ onEvent: (event) => events.push(event), onRetry: (ms) => retries.push(ms) })
  for (const piece of pieces) feed(piece)
  return { events, retries }
}

const stream =
  'retry: 1000\nid: a1\nevent: open\ndata: {}\n\n: beat\n\nid: a2\nevent: changed\ndata: {"키":\ndata: 1}\n\ndata: x\n\n'

describe('a stream of events', () => {
  it('is read event by event, with ids that last until the next one', () => {
    expect(read(stream)).toEqual({
      events: [
        { name: 'open', data: '{}', id: 'a1' },
        { name: 'changed', data: '{"키":\n1}', id: 'a2' },
        { name: 'message', data: 'x', id: 'a2' },
      ],
      retries: [1000],
    })
  })

  it('is read alike wherever it is cut and however its lines end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: stream.length }), { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        (cuts, ending) => {
          const text = stream.replaceAll('\n', ending)
          const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
          const pieces = places.slice(1).map((end, index) => text.slice(places[index], end))
          // A lone carriage return may still become a line break with what follows: the next beat settles it.
          expect(read(...pieces, `: beat${ending}${ending}`).events).toEqual(read(stream).events)
        },
      ),
    )
  })

  it('tells nothing before the empty line has come', () => {
    expect(read('event: changed\ndata: 1\n').events).toEqual([])
    expect(read('event: empty\n\n').events).toEqual([])
  })

  it('passes over comments, unknown fields and waits that are no numbers', () => {
    expect(read(': hello\nfoo: bar\nretry: soon\ndata\n\n')).toEqual({
      events: [{ name: 'message', data: '', id: undefined }],
      retries: [],
    })
  })
})
