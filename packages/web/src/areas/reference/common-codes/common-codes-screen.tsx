// Draft.
export const CommonCodesScreen = () => null
