import type { PoolConfig } from 'pg';

/** Jest workers inherit the environment of the global setup, which starts the server. */
const VARIABLE = 'CONSIGN_TEST_SERVER';
export const TEMPLATE = 'consign_template';

export const setTestServer = (server: PoolConfig) => {
  process.env[VARIABLE] = JSON.stringify(server);
};

export function getTestServer(database = 'postgres'): PoolConfig {
  const { connectionString, ...server } = JSON.parse(process.env[VARIABLE] ?? '{}') as PoolConfig;
  if (!connectionString) return { ...server, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { ...server, connectionString: url.href };
}
