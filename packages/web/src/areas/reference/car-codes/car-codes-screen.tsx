// Draft.
export const CarCodesScreen = () => null
