// Markdown that is written by a program: tables whose cells cannot break out of them.

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>')

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

export const code = (text: string): string => `\`${text}\``
export const codes = (list: readonly string[]): string => list.map(code).join(', ')

/** Where a heading can be jumped to. */
export const anchor = (heading: string): string =>
  heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s-]/gu, '').trim().replaceAll(/\s+/g, '-')

export const page = (title: string, ...parts: readonly string[]): string =>
  [
    '<!-- Written by tools/write-docs.ts from the contract: change the contract, not this page. -->',
    `# ${title}`,
    ...parts,
  ].join('\n\n') + '\n'
