// x
export const text = { title: 'x' }
