// Another reason is none until it is said.

export const isSaid = ({ type, note }: { readonly type: string; readonly note: string | null }): boolean =>
  type !== 'etc' || note !== null
