// What other programs read in the address of a database and this one's driver does not: said at the start, by name.

/** The driver hands these on to the server, which refuses each connection for a name that it has never heard of. */
const unknown: Readonly<Record<string, string>> = {
  sslrootcert: 'say sslmode=verify-full; an authority of your own goes into NODE_EXTRA_CA_CERTS',
  ...Object.fromEntries(['sslcert', 'sslkey', 'sslpassword', 'passfile']
    .map((name) => [name, 'a role signs in by the password in its address'])),
  ...Object.fromEntries([
    'sslcrl', 'sslcrldir', 'sslsni', 'channel_binding', 'gssencmode', 'gsslib', 'krbsrvname', 'requirepeer',
    'require_auth', 'keepalives', 'keepalives_idle', 'keepalives_interval', 'keepalives_count', 'tcp_user_timeout',
  ].map((name) => [name, 'leave it out'])),
}

const problemOf = (name: string, value: string): string | undefined => {
  if (name === 'sslmode' && value === 'allow')
    return 'sslmode=allow is not understood: say prefer, require or verify-full'
  const advice = unknown[name]
  return advice === undefined ? undefined : `${name} is not understood: ${advice}`
}

export const databaseWishProblems = (given: NodeJS.ProcessEnv): string[] =>
  ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL'].flatMap((variable) =>
    [...(given[variable] ?? '').matchAll(/[?&]([a-z_]+)=([^&]*)/g)].flatMap(([, name = '', value = '']) => {
      const problem = problemOf(name, value)
      return problem === undefined ? [] : [`${variable}: ${problem}`]
    }))
