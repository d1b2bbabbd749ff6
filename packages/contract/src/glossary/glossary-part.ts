// What a part of the glossary is: words in both languages, and what they mean here.

export interface GlossaryWord {
  readonly ko: string
  readonly en: string
  /** What buttons say needs no explanation. */
  readonly means?: { readonly ko: string; readonly en: string }
}
export interface GlossaryPart {
  readonly title: { readonly ko: string; readonly en: string }
  readonly words: readonly GlossaryWord[]
}

type Row = readonly [en: string, ko: string, meansKo?: string, meansEn?: string]

export const glossaryPart = (title: GlossaryPart['title'], rows: readonly Row[]): GlossaryPart => ({
  title,
  words: rows.map(([en, ko, meansKo, meansEn]) => ({
    en, ko, ...(meansKo === undefined || meansEn === undefined ? {} : { means: { ko: meansKo, en: meansEn } }),
  })),
})
