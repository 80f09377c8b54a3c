import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { loadDemo } from '../demo/demo.ts';
import { startSimulator } from '../demo/simulator/simulator.ts';
import { buildApp } from './app.ts';
import { quarantineWatch } from './portal/areas/quarantine.ts';
import { quarantinedReleases } from './portal/areas/quarantine.store.ts';
import { reportUpkeep } from './portal/areas/reports.ts';
import { billBegins } from './finance/bills/bill-begins.ts';
import { incidents } from './finance/dashboards/incidents.ts';
import { delays } from './orders/delays.ts';
import { distributorAt } from './identity/organizations/distributor.ts';
import { usesMapbox } from './identity/organizations/organizations.store.ts';
import { readOverride } from './portal/overrides/override-link.rules.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { connect, type Connection } from './platform/connect.ts';
import { refuseUnfit } from './platform/migrate.ts';
import { openParts } from './platform/open-parts.ts';
import { reset } from './platform/reset.ts';
import { StartError } from './platform/start-error.ts';
import { tokenSecretOf } from './platform/token-secret.ts';
import { portal } from './portal/pages/portal.ts';
import { prepareDatabase } from './prepare.ts';
import { positionUpkeep } from './fleet/telemetry/upkeep.ts';

const STOP_MS = 15_000;

const report = (error: Error) => console.error(error instanceof StartError ? error.message : error);

const IN_THE_WAY: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'is not ours to use' };

async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>) {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const why = IN_THE_WAY[error.code ?? ''];
    throw why ? new StartError(`Port ${port} of ${host} ${why}: choose another with PORT.`) : error;
  });
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
    running.app.leave();
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
  if (process.argv.includes('--reset')) await reset(config);
  const onError = (error: Error) => running.onError(error);
  running.connection = connect(config, onError);
  const { db, connection } = await running.connection;
  await (config.migrates ? prepareDatabase(db) : refuseUnfit(db));
  if (config.demo) await loadDemo(db, systemClock());
  const app = await buildApp(
    openParts({ db, connection, now: systemClock, config, secret: tokenSecretOf(config) }, onError),
  );
  running.app = app;
  running.onError = (error) => app.log.error({ err: error }, 'in the background');
  await app.register(portal, {
    folder: config.portalFolder,
    releases: app.releases,
    quarantined: () => quarantinedReleases(db),
    readLink: (token, host) => readOverride(app.secret, token, { host, now: app.now() }),
    distributorAt: (host) => distributorAt(db, host),
    mapTiles: config.mapTiles,
    usesMapbox: () => usesMapbox(db),
    live: app.live,
  });
  await app.jobs.start();
  for (const job of [positionUpkeep, reportUpkeep, quarantineWatch, delays, incidents, billBegins])
    running.quiet.push(await job.start(app, onError));
  await listen(app, config);
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
