// The views of the metadata page, as the address names them; without a name it is the kinds.

export const metadataTabs = ['apps', 'imports'] as const
export type MetadataTab = (typeof metadataTabs)[number]

export const isMetadataTab = (value: unknown): value is MetadataTab => metadataTabs.some((one) => one === value)
