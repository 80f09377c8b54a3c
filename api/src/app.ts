import Fastify, { type FastifyInstance } from 'fastify';
import { type FastifyPluginAsyncZod, serializerCompiler } from 'fastify-type-provider-zod';
import { createIdentify, findUserPreferences } from './identity/public.ts';
import { createReleaseSource, findReleaseProblem } from './portal/public.ts';
import { notFound } from './platform/errors/app-error.ts';
import { sendError } from './platform/http/error-handler.ts';
import { registerAccessGuard } from './platform/http/access-guard.ts';
import { registerExports } from './platform/export/export-routes.ts';
import { trackActiveRequests } from './platform/http/active-requests.ts';
import { healthRoutes } from './platform/http/health.ts';
import { registerDraining } from './platform/http/draining.ts';
import { countTotalsForScreens } from './platform/http/screen-totals.ts';
import { createLoggerOptions, logRequests } from './platform/http/logging.ts';
import { registerMultipart } from './platform/http/multipart.ts';
import { describeRoute, registerOpenApi } from './platform/http/openapi.ts';
import { API_PREFIX } from './platform/http/api-prefix.ts';
import { validatorCompiler } from './platform/http/validation.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import { registerIdempotency } from './platform/idempotency/idempotency.ts';
import { registerRateLimits } from './platform/rate-limits/rate-limits.ts';
import { metricsRoutes } from './platform/metrics/metrics.routes.ts';
import { publicAccess } from './platform/access/needs.ts';
import type { Services } from './platform/services/services.ts';
import { registerReplicaReads } from './platform/replica/read-from-replica.ts';
import { docsPageRoutes } from './platform/public-api/docs-page.ts';
import { publicApiRoutes } from './platform/public-api/public-routes.ts';
import { registerPublicApi } from './platform/public-api/register-public-api.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';
import { traceRoutes } from './platform/http/trace.routes.ts';
import { V1 } from './v1/v1.ts';
import { JOBS, ROUTES } from './wiring.ts';

const BODY_BYTES = 1024 * 1024;
/** Interval of the check for slow requests. */
const CONNECTIONS_CHECK_MS = 1_000;
/** No valid path contains a zero byte, which PostgreSQL can't store. */
const ZERO_BYTE = /^[^?]*%00/;

const throwNotFound = () => {
  throw notFound();
};

/** Without a name, Fastify searches all loaded modules for one. */
const withDisplayName = (feature: FastifyPluginAsyncZod) =>
  Object.assign(feature, { [Symbol.for('fastify.display-name')]: feature.name });

async function api(app: FastifyInstance, { features }: { features: readonly FastifyPluginAsyncZod[] }) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRoute', describeRoute);
  registerAccessGuard(app, createIdentify(app));
  countTotalsForScreens(app);
  if (app.config.rateLimits) registerRateLimits(app);
  await registerMultipart(app);
  registerIdempotency(app);
  registerReplicaReads(app);
  registerExports(app, findUserPreferences);
  registerPublicApi(app, V1);
  liveRoutes(app);
  traceRoutes(app);
  publicApiRoutes(app, V1);
  docsPageRoutes(app, V1);
  const services: FastifyInstance = Object.create(app, { db: { value: app.batchDb } });
  for (const job of Object.values(JOBS)) job.handle(services);
  for (const feature of features) await app.register(withDisplayName(feature));
  for (const path of ['/', '/*']) app.all(path, { ...publicAccess, schema: { hide: true } }, throwNotFound);
}

type Options = {
  /** The destination of log lines; standard output by default. */
  log?: { write: (line: string) => void };
  features?: readonly FastifyPluginAsyncZod[];
};

/** The API and `/openapi.json`, not listening yet. */
export async function buildApp(parts: Services, { log, features = ROUTES }: Options = {}): Promise<FastifyInstance> {
  const { requestTimeoutMs: requestTimeout } = parts.config;
  const app = Fastify({
    ...createLoggerOptions(parts.config, log),
    bodyLimit: BODY_BYTES,
    requestTimeout,
    // Node derives the timeout for headers from it; a longer one would count for the whole request.
    http: { requestTimeout, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    trustProxy: parts.config.trustProxy ?? false,
    frameworkErrors: sendError,
    return503OnClosing: false,
    // A second route per read costs start time and memory, and no client sends HEAD but health checks.
    exposeHeadRoutes: false,
  });
  app
    .decorate('db', parts.db)
    .decorate('batchDb', parts.batchDb)
    .decorate('replica', parts.replica)
    .decorate('now', parts.now)
    .decorate('config', parts.config)
    .decorate('secret', parts.secret);
  app
    .decorate('jobs', parts.jobs)
    .decorate('mailer', parts.mailer)
    .decorate('webhooks', parts.webhooks)
    .decorate('files', parts.files)
    .decorate('live', parts.live)
    .decorate('metrics', parts.metrics)
    .decorate('hooks', parts.hooks);
  app.decorate(
    'releases',
    createReleaseSource(
      {
        folder: parts.config.portalFolder,
        registryUrl: parts.config.registryUrl,
        trustedKeys: parts.config.trustedKeys,
      },
      app.log,
    ),
  );
  app.setErrorHandler(sendError).setNotFoundHandler(throwNotFound);
  traceRequests(app);
  logRequests(app);
  app.addHook('onRequest', async ({ url }) => {
    if (ZERO_BYTE.test(url)) throw notFound();
  });
  trackActiveRequests(app);
  registerDraining(app);
  await registerOpenApi(app);
  healthRoutes(app, () => findReleaseProblem(app.releases));
  metricsRoutes(app);
  await app.register(api, { prefix: API_PREFIX, features });
  return app;
}
