import { flushCompileCache } from 'node:module';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PoolConfig } from 'pg';
import { APP_VERSION } from 'shared-contracts/values/limits';
import { findDistributorIcon, findDistributorInfo, usesMapbox } from './identity/public.ts';
import { servePortal, findQuarantinedReleases, readOverride } from './portal/public.ts';
import type { startSimulator } from '../demo/simulator/simulator.ts';
import { buildApp } from './app.ts';
import { systemClock } from './platform/time/clock.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { connectDatabase, type Connection } from './platform/database/connect.ts';
import { type Db, openDatabase } from './platform/database/database.ts';
import { assertSchemaCompatible } from './platform/database/migrate.ts';
import { createServices } from './platform/services/create-services.ts';
import { resetData } from './platform/database/reset-data.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { loadTokenSecret } from './platform/config/token-secret.ts';
import { startTracing } from './platform/tracing/tracing.ts';
import { HOOKS, JOBS } from './wiring.ts';
import { prepareDatabase } from './prepare-database.ts';

const STOP_MS = 15_000;

const report = (error: Error) => console.error(error instanceof StartupError ? error.message : error);

const LISTEN_ERRORS: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'needs more privileges' };

async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>) {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const reason = LISTEN_ERRORS[error.code ?? ''];
    throw reason ? new StartupError(`Port ${port} of ${host} ${reason}: choose another with PORT.`) : error;
  });
}

/** Migrations and demo data run without statement timeouts. */
async function withoutTimeouts(
  connection: PoolConfig,
  onError: (error: Error) => void,
  run: (db: Db) => Promise<unknown>,
) {
  const db = openDatabase(connection, onError);
  await run(db).finally(() => db.destroy());
}

type Running = {
  drainMs: number;
  app?: FastifyInstance;
  connection?: Promise<Connection>;
  simulator?: ReturnType<typeof startSimulator>;
  /** Stop scheduling the jobs. */
  stopJobs: (() => Promise<void>)[];
  onError: (error: Error) => void;
  isStopping: boolean;
};
const running: Running = { drainMs: 0, stopJobs: [], onError: report, isStopping: false };

/** Also works during a start: waits for services that are starting and prevents further ones. */
async function stop() {
  running.isStopping = true;
  await running.simulator?.stop();
  if (running.app && running.drainMs > 0) {
    running.app.startDraining();
    await after(running.drainMs);
  }
  for (const stopJob of running.stopJobs) await stopJob();
  await running.app?.close();
  await running.app?.jobs.stop();
  const connection = await running.connection?.catch(() => null);
  await connection?.close();
}

async function start() {
  const config = readConfig(process.env);
  running.drainMs = config.drainMs;
  if (process.argv.includes('--reset')) await resetData(config);
  const onError = (error: Error) => running.onError(error);
  if (config.tracing) await startTracing(config.tracing, { 'service.version': APP_VERSION });
  running.connection = connectDatabase(config, onError);
  const { db, batchDb, replica, connection } = await running.connection;
  if (config.migrateOnStart) await withoutTimeouts(connection, onError, prepareDatabase);
  else await assertSchemaCompatible(db);
  if (config.demo) {
    const { loadDemo } = await import('../demo/demo.ts');
    await withoutTimeouts(connection, onError, (unlimited) => loadDemo(unlimited, systemClock()));
  }
  const app = await buildApp(
    createServices(
      { db, batchDb, replica, connection, now: systemClock, config, secret: loadTokenSecret(config), hooks: HOOKS },
      onError,
    ),
  );
  running.app = app;
  running.onError = (error) => app.log.error({ err: error }, 'Background error');
  await app.register(servePortal, {
    folder: config.portalFolder,
    releases: app.releases,
    findQuarantined: () => findQuarantinedReleases(db),
    readOverrideLink: (token, host) => readOverride(app.secret, token, { host, now: app.now() }),
    findDistributor: (host) => findDistributorInfo(db, host),
    findIconPicture: (host) => findDistributorIcon(db, app.files, host),
    dataFolder: config.dataFolder,
    mapTiles: config.mapTiles,
    isTraced: config.tracing !== undefined,
    maxDocumentBytes: config.files.maxDocumentBytes,
    usesMapbox: () => usesMapbox(db),
    live: app.live,
  });
  await app.jobs.start();
  for (const job of Object.values(JOBS)) running.stopJobs.push(await job.start(app, onError));
  await listen(app, config);
  // Node writes the compile cache only on exit, which a killed process never reaches. It makes the next start faster.
  flushCompileCache();
  if (config.simulator)
    running.simulator = (await import('../demo/simulator/simulator.ts')).startSimulator(app, onError);
}

/** Ctrl-C arrives from the terminal, from npm and from the start command: only the first signal counts. */
async function shutDown() {
  if (running.isStopping) return;
  setTimeout(() => process.exit(1), running.drainMs + STOP_MS).unref();
  await stop().catch(report);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, shutDown);
await start().catch(async (error: Error) => {
  // `shutDown` is already running and will exit.
  if (running.isStopping) return;
  report(error);
  await stop().catch(report);
  process.exit(1);
});
