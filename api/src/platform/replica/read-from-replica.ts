import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Access } from 'shared-contracts/values/identity/access';
import { replicaReads } from '../database/replica-reads.ts';
import { findLastWrite, recordWrite } from './last-writes.store.ts';
import type { Replica } from '../database/replica.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its handler may read from the replica: it changes nothing, and nothing is decided from what it returns. */
    readsFromReplica?: boolean;
  }
}

/** Route options of a read that a replica can serve: `{ ...fromReplica(needs('report', 'read')) }`. */
export const fromReplica = ({ config }: { config: { access: Access } }) => ({
  config: { ...config, readsFromReplica: true },
});

/** Changes of these models affect access, so they apply to all users immediately. */
const ACCESS_MODELS: readonly NonNullable<Access['model']>[] = [
  'user',
  'organizations',
  'organizationOwner',
  'partner',
  'shareVehicle',
];
const changesAccess = ({ roles, model }: Access) =>
  roles !== undefined || (model !== undefined && ACCESS_MODELS.includes(model));

const READ_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const CLIENT_ERROR = 4;

/** Whether the call may have changed something. */
const mayHaveWritten = ({ method, routeOptions: { config } }: FastifyRequest, { statusCode }: FastifyReply) =>
  !READ_METHODS.includes(method) && !config.readsFromReplica && Math.floor(statusCode / 100) !== CLIENT_ERROR;

function measureReplica({ metrics }: FastifyInstance, replica?: Replica) {
  metrics.gauge('consign_replica_lag_seconds', 'How far the replica is behind the database.', () => {
    const lag = replica?.lag();
    return lag === undefined ? [] : [{ value: lag / 1_000 }];
  });
  metrics.gauge('consign_replica_usable', 'Whether the replica can be reached and is not too far behind.', () =>
    replica ? [{ value: Number(replica.isUsable()) }] : [],
  );
  return metrics.counter('consign_replica_calls_total', 'Calls that a replica may serve, by the database that did.');
}

/**
 * Lets the handlers of routes with `fromReplica` read from the replica, unless it lacks what the caller has written.
 * The caller and their rights are read before, from the database itself.
 */
export function registerReplicaReads(app: FastifyInstance) {
  const { replica } = app;
  const count = measureReplica(app, replica);
  if (!replica) return;

  /** Never fails: without an answer, the call reads the database. */
  const mayUse = async ({ caller }: FastifyRequest) =>
    caller !== null &&
    replica.isUsable() &&
    (await findLastWrite(app.db, caller.userId).then(replica.hasReached, () => false));

  app.addHook('onRoute', (route) => {
    if (!route.config?.readsFromReplica) return;
    const { handler } = route;
    route.handler = async function readFromReplica(request, reply) {
      const handle = () => (handler as RouteHandlerMethod).call(this, request, reply) as Promise<unknown>;
      if (replicaReads.getStore()) return handle();
      const usesReplica = await mayUse(request);
      count({ database: usesReplica ? 'replica' : 'primary' });
      return usesReplica ? replicaReads.run(true, handle) : handle();
    };
  });

  app.addHook('onSend', async (request, reply) => {
    const { caller, log } = request;
    const { access } = request.routeOptions.config;
    if (!caller || !access || access === 'public' || !mayHaveWritten(request, reply)) return;
    const writers = [...new Set([caller.userId, caller.actorId ?? caller.userId])];
    await recordWrite(app.db, writers, changesAccess(access)).catch((error: unknown) =>
      log.error({ err: error }, 'The position of a write was not recorded'),
    );
  });
}
