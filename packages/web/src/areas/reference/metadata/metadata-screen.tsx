// Draft.
export const MetadataScreen = () => null
