import type { PoolConfig } from 'pg';

/** The address of a database on the server of the tests. */
export type TestServer = PoolConfig;

/** Workers inherit the environment of the global setup, which starts the server. */
const VARIABLE = 'CONSIGN_TEST_SERVER';
/** The prepared database. */
export const TEMPLATE = 'consign_template';
/** The same with the demo data, once it is created. */
export const DEMO_TEMPLATE = 'consign_demo';

export const setTestServer = (server: TestServer) => {
  process.env[VARIABLE] = JSON.stringify(server);
};

export function getTestServer(database = 'postgres'): TestServer {
  const { connectionString, ...server } = JSON.parse(process.env[VARIABLE] ?? '{}') as TestServer;
  if (!connectionString) return { ...server, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { ...server, connectionString: url.href };
}
