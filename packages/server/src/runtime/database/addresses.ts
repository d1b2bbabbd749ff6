// Takes an address of a database apart: several machines may be named in it, of which only one may be written to.

export interface Address {
  /** What the driver is told; the machine in it is not used. */
  readonly url: string
  readonly host: string
  readonly port: number
}

const machine = /^(?:\[([^\]]+)\]|([^:]*))(?::(\d+))?$/

/** The target is ours to choose: every connection is asked what it leads to before it is used. */
const withoutTarget = (url: string): string =>
  url.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')

export const addressesOf = (url: string): Address[] => {
  const [, head = '', machines = '', tail = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  return machines.split(',').map((text) => {
    const [, six, name, port] = machine.exec(text) ?? []
    const host = six ?? name ?? ''
    return {
      url: withoutTarget(`${head}${text}${tail}`), host: host === '' ? 'localhost' : host, port: Number(port ?? 5432),
    }
  })
}
