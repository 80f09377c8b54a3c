import type { PoolConfig } from 'pg';

/** How test files find the server that the global set-up started: through the environment, which workers inherit. */
const VARIABLE = 'CONSIGN_TEST_SERVER';
export const TEMPLATE = 'consign_template';

export const announceServer = (server: PoolConfig) => {
  process.env[VARIABLE] = JSON.stringify(server);
};

/** @param database a name on the server */
export function testServer(database = 'postgres'): PoolConfig {
  const { connectionString, ...server } = JSON.parse(process.env[VARIABLE] ?? '{}') as PoolConfig;
  if (!connectionString) return { ...server, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { ...server, connectionString: url.href };
}
