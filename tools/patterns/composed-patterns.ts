// Regular expressions that are put together when the program runs: what they come to, and why no text of others is in.

interface Composed {
  /** Judged in place of it. */
  readonly like: readonly string[]
  readonly why: string
}

export const composedPatterns: Readonly<Record<string, Composed>> = {
  'packages/contract/src/openapi/example.ts': {
    like: [], why: 'the patterns of the OpenAPI document, each of which is judged by itself',
  },
  'packages/contract/src/shapes/cars/numbers/plates.ts': {
    like: [String.raw`^(?:(서울|부산|대구)?(\d{1,2})|(\d{3}))([가나다라마거너더러머])(\d{4})$`],
    why: 'the regions and letters of the file itself, as alternatives',
  },
  'packages/web/src/app/early/before-first-paint.ts': {
    like: ['^/(?:sign-in)?$', '^/auctions/[^/]+$', '^/w/.'],
    why: 'addresses of our own screens, written into the page when it is built',
  },
  'packages/web/src/ui/format/written-numbers.ts': {
    like: [String.raw`^\d{13}$`], why: 'a count of digits that the file itself names',
  },
}
