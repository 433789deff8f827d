/**
 * How PostgreSQL’s own programs find a database: by their environment, which other people of the machine cannot read as they can a
 * command line. `url` is a postgresql:// URL; its parameters (sslmode, …) go along.
 */
export function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given: Record<string, string> = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  }
  for (const [name, value] of searchParams) if (/^ssl[a-z]*$/.test(name)) given[`PG${name.toUpperCase()}`] = value
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}
