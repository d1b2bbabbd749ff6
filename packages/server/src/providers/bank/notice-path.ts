// Where banks deliver their notices, so that whoever receives them and whoever sends them mean the same place.

export const bankNoticePath = (bank: string): string => `/hooks/banks/${bank}`
