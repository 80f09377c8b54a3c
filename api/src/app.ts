import Fastify, { type FastifyInstance } from 'fastify';
import { type FastifyPluginAsyncZod, serializerCompiler } from 'fastify-type-provider-zod';
import { areaRoutes } from './portal/areas/areas.routes.ts';
import { releaseRoutes } from './portal/areas/releases.routes.ts';
import { auditRoutes } from './identity/audit/audit.routes.ts';
import { authRoutes } from './identity/auth/auth.routes.ts';
import { identifyBy } from './identity/auth/session.ts';
import { orderBillRoutes, tripBillRoutes } from './finance/bills/bills.routes.ts';
import { cargoRoutes } from './network/cargos/cargos.routes.ts';
import { contactRoutes } from './network/contacts/contacts.routes.ts';
import { contractRoutes } from './finance/contracts/contracts.routes.ts';
import { contractVersionRoutes } from './finance/contracts/contract-versions.routes.ts';
import { dashboardRoutes } from './finance/dashboards/dashboards.routes.ts';
import { driverFileRoutes } from './fleet/drivers/driver-files.routes.ts';
import { driverRoutes } from './fleet/drivers/drivers.routes.ts';
import { drivingRoutes } from './trips/driving/driving.routes.ts';
import { epcRoutes } from './finance/epc/epc.routes.ts';
import { geoRoutes } from './network/geo/geo.routes.ts';
import { importRoutes } from './imports/imports.routes.ts';
import { locationRoutes } from './network/locations/locations.routes.ts';
import { lookupRoutes } from './network/lookups/lookups.routes.ts';
import { notificationRoutes } from './identity/notifications/notifications.routes.ts';
import { operationRoutes } from './network/operations/operations.routes.ts';
import { orderTypeRoutes } from './network/order-types/order-types.routes.ts';
import { orderArchiveRoutes } from './orders/order-archive.routes.ts';
import { orderListRoutes } from './orders/order-lists.routes.ts';
import { orderStageRoutes } from './orders/order-stage.routes.ts';
import { orderTimingRoutes } from './orders/order-timing.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { organizationRoutes } from './identity/organizations/organizations.routes.ts';
import { organizationPictureRoutes } from './identity/organizations/pictures.routes.ts';
import { organizationSettingsRoutes } from './identity/organizations/settings.routes.ts';
import { outboxRoutes } from './portal/outbox/outbox.routes.ts';
import { overrideRoutes } from './portal/overrides/overrides.routes.ts';
import { partnerRoutes } from './identity/partners/partners.routes.ts';
import { plannerRoutes } from './trips/planner/planner.routes.ts';
import { notFound } from './platform/errors.ts';
import { tellError } from './platform/http/error-handler.ts';
import { guard } from './platform/http/guard.ts';
import { health } from './platform/http/health.ts';
import { leaving } from './platform/http/leaving.ts';
import { logging, logRequests } from './platform/http/logging.ts';
import { acceptForms } from './platform/http/multipart.ts';
import { describe, openapi } from './platform/http/openapi.ts';
import { API } from './platform/http/paths.ts';
import { validatorCompiler } from './platform/http/validation.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import { metricsRoutes } from './platform/metrics/metrics.routes.ts';
import { isPublic } from './platform/needs.ts';
import type { Parts } from './platform/parts.ts';
import { openReleases } from './portal/pages/releases.ts';
import { reportRoutes } from './finance/reports/reports.routes.ts';
import { routeZoneRoutes } from './network/route-zones/route-zones.routes.ts';
import { routeRoutes } from './network/routes/routes.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { intakeRoutes } from './fleet/telemetry/intake.routes.ts';
import { positionStreamRoutes } from './fleet/telemetry/position-stream.routes.ts';
import { telemetryRoutes } from './fleet/telemetry/telemetry.routes.ts';
import { trackRoutes } from './fleet/telemetry/tracks.routes.ts';
import { trackingRoutes } from './orders/tracking/tracking.routes.ts';
import { tripPaperRoutes } from './trips/documents/trip-papers.routes.ts';
import './trips/geofence.ts';
import './trips/recompute.ts';
import { tripDocumentRoutes } from './trips/trip-documents.routes.ts';
import { tripPlanningRoutes } from './trips/trip-planning.routes.ts';
import { tripStageRoutes } from './trips/trip-stage.routes.ts';
import { tripRoutes } from './trips/trips.routes.ts';
import { userRoutes } from './identity/users/users.routes.ts';
import { dictionaryRoutes } from './fleet/vehicles/dictionaries.routes.ts';
import { vehicleDraftRoutes } from './fleet/vehicles/drafts.routes.ts';
import { scheduleRoutes } from './fleet/vehicles/schedule.routes.ts';
import { unavailabilityRoutes } from './fleet/vehicles/unavailabilities.routes.ts';
import { vehicleFileRoutes } from './fleet/vehicles/vehicle-files.routes.ts';
import { vehicleShareRoutes } from './fleet/vehicles/vehicle-shares.routes.ts';
import { vehicleRoutes } from './fleet/vehicles/vehicles.routes.ts';

/** Every feature with calls. */
const FEATURES: FastifyPluginAsyncZod[] = [
  areaRoutes,
  auditRoutes,
  authRoutes,
  cargoRoutes,
  contactRoutes,
  contractRoutes,
  contractVersionRoutes,
  dashboardRoutes,
  dictionaryRoutes,
  driverFileRoutes,
  driverRoutes,
  drivingRoutes,
  epcRoutes,
  geoRoutes,
  importRoutes,
  intakeRoutes,
  locationRoutes,
  lookupRoutes,
  notificationRoutes,
  operationRoutes,
  orderArchiveRoutes,
  orderBillRoutes,
  orderListRoutes,
  orderRoutes,
  orderStageRoutes,
  orderTimingRoutes,
  orderTypeRoutes,
  organizationPictureRoutes,
  organizationRoutes,
  organizationSettingsRoutes,
  outboxRoutes,
  overrideRoutes,
  partnerRoutes,
  plannerRoutes,
  positionStreamRoutes,
  releaseRoutes,
  reportRoutes,
  routeRoutes,
  routeZoneRoutes,
  scheduleRoutes,
  searchRoutes,
  telemetryRoutes,
  trackingRoutes,
  trackRoutes,
  tripBillRoutes,
  tripDocumentRoutes,
  tripPaperRoutes,
  tripPlanningRoutes,
  tripRoutes,
  tripStageRoutes,
  unavailabilityRoutes,
  userRoutes,
  vehicleDraftRoutes,
  vehicleFileRoutes,
  vehicleRoutes,
  vehicleShareRoutes,
];

const BODY_BYTES = 1024 * 1024;

const refuse = () => {
  throw notFound();
};

/** Fastify looks for what has no name among all files that are loaded. */
const named = (feature: FastifyPluginAsyncZod) =>
  Object.assign(feature, { [Symbol.for('fastify.display-name')]: feature.name });

async function api(app: FastifyInstance, { features }: { features: FastifyPluginAsyncZod[] }) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRoute', describe);
  guard(app, identifyBy(app));
  await acceptForms(app);
  liveRoutes(app);
  for (const feature of features) await app.register(named(feature));
  for (const path of ['/', '/*']) app.all(path, { ...isPublic, schema: { hide: true } }, refuse);
}

type Options = {
  /** Where log lines go; standard output if left out. */
  log?: { write: (line: string) => void };
  features?: FastifyPluginAsyncZod[];
};

/** The API and `/openapi.json`; it listens to nobody yet. */
export async function buildApp(parts: Parts, { log, features = FEATURES }: Options = {}): Promise<FastifyInstance> {
  const app = Fastify({
    ...logging(parts.config, log),
    bodyLimit: BODY_BYTES,
    trustProxy: parts.config.trustProxy ?? false,
    frameworkErrors: tellError,
    return503OnClosing: false,
  });
  app
    .decorate('db', parts.db)
    .decorate('now', parts.now)
    .decorate('config', parts.config)
    .decorate('secret', parts.secret);
  app
    .decorate('jobs', parts.jobs)
    .decorate('mail', parts.mail)
    .decorate('files', parts.files)
    .decorate('live', parts.live)
    .decorate('metrics', parts.metrics);
  app.decorate(
    'releases',
    openReleases({ folder: parts.config.portalFolder, registryUrl: parts.config.registryUrl }, app.log),
  );
  app.setErrorHandler(tellError).setNotFoundHandler(refuse);
  logRequests(app);
  leaving(app);
  await openapi(app);
  health(app);
  metricsRoutes(app);
  await app.register(api, { prefix: API, features });
  return app;
}
