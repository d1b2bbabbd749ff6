// Regular expressions that are put together when the program runs: what they come to, and why no text of others is in.
import { plateForm } from '@bidyard/contract/shapes/cars/numbers/plates'

interface Composed {
  /** So many of them stand in the file. */
  readonly count: number
  /** Judged: the thing itself where it can be had, else what it is like. */
  readonly like: readonly string[]
  readonly why: string
}

export const composedPatterns: Readonly<Record<string, Composed>> = {
  'packages/contract/src/openapi/example.ts': {
    count: 2, like: [], why: 'the patterns of the OpenAPI document, each of which is judged by itself',
  },
  'packages/contract/src/shapes/cars/numbers/plates.ts': {
    count: 1, like: [plateForm.source], why: 'the regions and letters of the file itself, as alternatives',
  },
  'packages/web/src/app/early/before-first-paint.ts': {
    count: 1, like: ['^/(?:sign-in)?$', '^/auctions/[^/]+$', '^/w/.'],
    why: 'addresses of our own screens, written into the page when it is built',
  },
}
