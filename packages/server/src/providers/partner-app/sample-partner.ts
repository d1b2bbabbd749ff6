// What a partner's own systems would know; the sample partner of the sandbox is told it by ours.

export interface SampleCar {
  readonly exhibitKey: string
  readonly carNo: string
}

export interface SampleCustomer {
  readonly customerKey: string
  readonly name: string
  readonly cars: readonly SampleCar[]
}

export interface SamplePartner {
  readonly code: string
  readonly name: string
  readonly key: { readonly keyId: string; readonly kind: 'v1' | 'v0'; readonly secret: string }
  readonly customers: readonly SampleCustomer[]
}

/** Only partners with a key that opens. */
export type ListSamplePartners = () => Promise<readonly SamplePartner[]>
