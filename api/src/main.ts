import { flushCompileCache } from 'node:module';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PoolConfig } from 'pg';
import { findDistributorInfo, usesMapbox } from './identity/public.ts';
import { servePortal, findQuarantinedReleases, readOverride } from './portal/public.ts';
import { loadDemo } from '../demo/demo.ts';
import { startSimulator } from '../demo/simulator/simulator.ts';
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
import { HOOKS, JOBS } from './wiring.ts';
import { prepareDatabase } from './prepare-database.ts';

const STOP_MS = 15_000;

const report = (error: Error) => console.error(error instanceof StartupError ? error.message : error);

const IN_THE_WAY: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'is not ours to use' };

async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>) {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const why = IN_THE_WAY[error.code ?? ''];
    throw why ? new StartupError(`Port ${port} of ${host} ${why}: choose another with PORT.`) : error;
  });
}

/** Migrations and the demo company take as long as they need. */
async function withoutLimits(
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
  /** Each ends a job's being asked for. */ quiet: (() => Promise<void>)[];
  onError: (error: Error) => void;
  isStopping: boolean;
};
const running: Running = { drainMs: 0, quiet: [], onError: report, isStopping: false };

/** Also in the middle of a start: what is not there yet is waited for or never begun. */
async function stop() {
  running.isStopping = true;
  await running.simulator?.stop();
  if (running.app && running.drainMs > 0) {
    running.app.startDraining();
    await after(running.drainMs);
  }
  for (const quiet of running.quiet) await quiet();
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
  running.connection = connectDatabase(config, onError);
  const { db, batchDb, connection } = await running.connection;
  if (config.migrateOnStart) await withoutLimits(connection, onError, prepareDatabase);
  else await assertSchemaCompatible(db);
  if (config.demo) await withoutLimits(connection, onError, (unlimited) => loadDemo(unlimited, systemClock()));
  const app = await buildApp(
    createServices(
      { db, batchDb, connection, now: systemClock, config, secret: loadTokenSecret(config), hooks: HOOKS },
      onError,
    ),
  );
  running.app = app;
  running.onError = (error) => app.log.error({ err: error }, 'in the background');
  await app.register(servePortal, {
    folder: config.portalFolder,
    releases: app.releases,
    findQuarantined: () => findQuarantinedReleases(db),
    readOverrideLink: (token, host) => readOverride(app.secret, token, { host, now: app.now() }),
    findDistributor: (host) => findDistributorInfo(db, host),
    mapTiles: config.mapTiles,
    usesMapbox: () => usesMapbox(db),
    live: app.live,
  });
  await app.jobs.start();
  for (const job of Object.values(JOBS)) running.quiet.push(await job.start(app, onError));
  await listen(app, config);
  // Node writes it at the end only, which a killed process doesn't reach; with it, the next one starts sooner.
  flushCompileCache();
  if (config.simulator) running.simulator = startSimulator(app, onError);
}

/** Ctrl-C reaches us from the terminal, from npm and from the start command: the first signal counts, the others change nothing. */
async function end() {
  if (running.isStopping) return;
  setTimeout(() => process.exit(1), running.drainMs + STOP_MS).unref();
  await stop().catch(report);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
await start().catch(async (error: Error) => {
  // Being stopped, it waits for the end that is on its way.
  if (running.isStopping) return;
  report(error);
  await stop().catch(report);
  process.exit(1);
});
