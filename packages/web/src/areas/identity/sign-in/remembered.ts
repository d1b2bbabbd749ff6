// What one screen of signing in leaves to the next: in memory only, never in an address or a storage.

let username = ''
let proof: { readonly identityToken: string; readonly endsAt: string } | null = null

/** The name that was just recovered stands in the field already. */
export const rememberUsername = (name: string): void => {
  username = name
}

export const rememberedUsername = (): string => username

/** A check costs money and minutes, so that finding a name and setting a password share one. */
export const rememberProof = (next: typeof proof): void => {
  proof = next
}

export const rememberedProof = (now: number): string | undefined =>
  proof !== null && Date.parse(proof.endsAt) > now ? proof.identityToken : undefined
