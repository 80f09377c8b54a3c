import type { FastifyInstance } from 'fastify';
import { loadDemo } from '../demo/demo.ts';
import { buildApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { connect } from './platform/connect.ts';
import { openParts } from './platform/open-parts.ts';
import { reset } from './platform/reset.ts';
import { StartError } from './platform/start-error.ts';
import { tokenSecretOf } from './platform/token-secret.ts';
import { portal } from './portal/portal.ts';
import { prepareDatabase } from './prepare.ts';

const STOP_MS = 15_000;

const report = (error: Error) => console.error(error instanceof StartError ? error.message : error);

/** Ctrl-C and SIGTERM end what runs in order, once; a second signal or a hanging end does not wait for it. */
function stopOnSignals(stop: () => Promise<void>) {
  const onSignal = () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, onSignal).once(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), STOP_MS).unref();
    stop().then(() => process.exit(0), (error: Error) => {
      report(error);
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

const IN_THE_WAY: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'is not ours to use' };

async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>) {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const why = IN_THE_WAY[error.code ?? ''];
    throw why ? new StartError(`Port ${port} of ${host} ${why}: choose another with PORT.`) : error;
  });
}

async function start() {
  const config = readConfig(process.env);
  if (process.argv.includes('--reset')) await reset(config);
  const running: { app?: FastifyInstance; onError: (error: Error) => void } = { onError: report };
  const onError = (error: Error) => running.onError(error);
  const { db, close } = await connect(config, onError);
  const stop = async () => {
    await running.app?.close();
    await running.app?.jobs.stop();
    await close();
  };
  stopOnSignals(stop);

  try {
    await prepareDatabase(db);
    if (config.demo) await loadDemo(db, systemClock());
    const app = await buildApp(openParts({ db, now: systemClock, config, secret: tokenSecretOf(config) }, onError));
    running.app = app;
    running.onError = (error) => app.log.error({ err: error }, 'in the background');
    await app.register(portal, { folder: config.portalFolder });
    await app.jobs.start();
    await listen(app, config);
  } catch (error) {
    await stop();
    throw error;
  }
}

await start().catch((error: Error) => {
  report(error);
  process.exit(1);
});
