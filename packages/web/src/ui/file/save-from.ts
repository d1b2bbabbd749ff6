// Saves what an address holds as a file, under the name that the server gives it or this one.

export const saveFrom = (url: string, name = ''): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
