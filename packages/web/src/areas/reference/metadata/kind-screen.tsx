// Draft.
export const KindScreen = () => null
