// Makes elements; text only ever becomes text, so nothing that a document says can act on the page.

/** @typedef {Node | string | undefined | false | readonly Child[]} Child */

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Readonly<Record<string, string | boolean | ((event: Event) => void)>>} given attributes, and `on…` listeners
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const make = (name, given, ...children) => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === 'function') element.addEventListener(key.replace(/^on/, ''), value)
    else if (value === true) element.setAttribute(key, '')
    else if (value !== false) element.setAttribute(key, value)
  }
  add(element, children)
  return element
}

/** @type {(element: Element, children: readonly Child[]) => void} */
const add = (element, children) => {
  for (const child of children) {
    if (child === undefined || child === false) continue
    if (typeof child === 'string' || child instanceof Node) element.append(child)
    else add(element, child)
  }
}

/** @type {(id: string) => HTMLElement} */
export const byId = (id) => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`the page has no #${id}`)
  return found
}

const drawn = 'http://www.w3.org/2000/svg'

/** @type {(path: string) => SVGElement} */
export const icon = (path) => {
  const picture = document.createElementNS(drawn, 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('class', 'icon')
  picture.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(drawn, 'path')
  line.setAttribute('d', path)
  picture.append(line)
  return picture
}

export const icons = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  done: 'm5 12.5 4.5 4.5L19 7.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1 1M18 18l1 1m0-14-1 1M6 18l-1 1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  half: 'M12 3a9 9 0 1 0 0 18Zm0 0a9 9 0 0 1 0 18',
}
