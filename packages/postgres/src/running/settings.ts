// The settings of PostgreSQL that suit a small machine, and those that are never the caller's.

const defaults: Readonly<Record<string, string>> = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  max_connections: '200',
  wal_level: 'replica',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A new file of the log is written full of nothing first, and every commit waits for it: old ones are kept to be used
  // again, also over a night in which little is written.
  min_wal_size: '1GB',
  // Our own supervisor starts it again. By itself PostgreSQL 18 would stay in recovery for ever where a disk that could
  // not be written to fails once more while its log is read.
  restart_after_crash: 'off',
  // Short queries only: compiling them costs more than it saves.
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
}

/** As arguments of the postgres program; ours stand last and so win. */
export const settingArguments = (port: number, wanted: Readonly<Record<string, string>>): readonly string[] => {
  const settings = {
    ...defaults,
    ...wanted,
    port: String(port),
    listen_addresses: '127.0.0.1',
    // No socket file: its path would be too long in deep folders, and reachable for others in shared ones.
    unix_socket_directories: '',
    // Failures are recognised by their English text.
    lc_messages: 'C',
    logging_collector: 'off',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
