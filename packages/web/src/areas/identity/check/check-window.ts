// The window of the provider, and the form that leads there: in a window of its own, or in place of the page.

interface CheckForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

const windowName = 'bidyard-identity'

/** Phones have no windows beside each other. */
const hasRoom = (): boolean => matchMedia('(width >= 48rem) and (pointer: fine)').matches

/** Must be called in the press itself, else browsers refuse; null where there is no room or no leave for one. */
export const openCheckWindow = (words: string): Window | null => {
  if (!hasRoom()) return null
  const [width, height] = [480, 760]
  const left = Math.max(0, screenX + (outerWidth - width) / 2)
  const top = Math.max(0, screenY + (outerHeight - height) / 2)
  const opened = open('', windowName, `popup,width=${width},height=${height},left=${left},top=${top}`)
  try {
    opened?.document.body.replaceChildren(words)
  } catch {
    // It still shows the provider from an earlier attempt, and is led there anew.
  }
  return opened
}

export const sendForm = ({ url, fields }: CheckForm, way: 'window' | 'page'): void => {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.target = way === 'window' ? windowName : '_self'
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
