import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';

const SECRETS = ['authorization', 'cookie', 'password', 'token', 'tokenSecret', 'secret', 'otp'];
const paths = SECRETS.flatMap((name) => ['', '*.', '*.*.'].map((depth) => `${depth}${name}`));

/** @param stream receives the log lines; defaults to standard output */
export const createLoggerOptions = (
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: { write: (line: string) => void },
): FastifyServerOptions => ({
  logger: { level: logLevel, redact: { paths, censor: '[secret]' }, ...(stream && { stream }) },
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true }),
});

/** Logs one line per request, with the route's pattern instead of the URL, which may contain personal data. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async ({ log, method, routeOptions, caller }, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info(
      {
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        ms,
        user: caller?.userId,
        actor: caller?.actorId ?? undefined,
      },
      'answered',
    );
  });
}
