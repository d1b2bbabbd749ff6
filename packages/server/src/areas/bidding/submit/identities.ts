// By whatever somebody can be known: the login, the person behind it, the company and its number.

export interface Identities {
  readonly userIds: readonly string[]
  readonly personKeys: readonly string[]
  readonly companyIds: readonly string[]
  readonly businessNumbers: readonly string[]
}
