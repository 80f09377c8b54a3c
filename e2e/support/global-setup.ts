import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTestServer, type TestServer } from '../../api/src/platform/testing/test-server.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { buildAll } from '../../tools/portal/build-portal.ts';

/** In a separate process, which Node.js starts several times faster than Playwright compiles the API. */
async function startDatabaseServer() {
  const server = fork(join(ROOT, 'api/src/platform/testing/run-test-server.ts'));
  const started = Promise.withResolvers<TestServer>();
  server.once('message', (connection: TestServer) => started.resolve(connection));
  server.once('exit', (code) => started.reject(new Error(`The database server exited with ${code}`)));
  setTestServer(await started.promise);
  return async () => {
    const exited = once(server, 'exit');
    server.disconnect();
    await exited;
  };
}

/** Builds only what has changed. @returns what ends the server of the databases */
export default async function globalSetup() {
  const [stopDatabaseServer] = await Promise.all([
    startDatabaseServer(),
    buildAll({ onBuild: (name) => console.log(`Building ${name} …`) }),
  ]);
  return stopDatabaseServer;
}
