import type { TestServer } from '../../api/src/platform/testing/test-server.ts';

/** The address of a database of the test server, which is reached by a URL or by its socket. */
export function toDatabaseUrl({ connectionString, host, port, user, database }: TestServer): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  url.searchParams.set('host', String(host));
  return url.href;
}
