export const text = { title: 'x' }
