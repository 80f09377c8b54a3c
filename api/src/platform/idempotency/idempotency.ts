import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { IdempotencyKey } from 'shared-contracts/common';
import { DAY, HOUR_MS } from 'shared-contracts/values/time';
import type { z } from 'zod';
import { transactionStart } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { periodicJob, type NoJobData } from '../jobs/periodic-job.ts';
import { decryptSecret, encryptSecret } from '../security/encryption.ts';
import type { Services } from '../services/services.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  claimKey,
  deleteRequests,
  findRequest,
  insertResponse,
  type KeyedRequest,
  updateResponse,
} from './idempotency.store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for a request with an `Idempotency-Key` until its response is known. */
    keyedRequest: KeyedRequest | null;
  }
}
declare module '../jobs/jobs.ts' {
  interface JobData {
    'idempotency.cleanup': NoJobData;
  }
}

const HEADER = 'idempotency-key';
const LIFETIME = DAY;
const IN_PROGRESS_RETRY_SECONDS = 1;
/** Between commit and saved response, a request is still in progress. Clients wait longer than this before they give up. */
const RESPONSE_GRACE_SECONDS = 2;
const JSON_TYPE = 'application/json; charset=utf-8';

const keyReused = () =>
  new AppError(422, 'idempotencyKeyReused', 'This Idempotency-Key belongs to another request', {
    fields: { [HEADER]: { code: 'reused', message: 'Belongs to another request' } },
  });
const inProgress = () =>
  new AppError(409, 'requestInProgress', 'The same request is being processed, try again', {
    params: { retryAfter: IN_PROGRESS_RETRY_SECONDS },
  });
const alreadyProcessed = () =>
  new AppError(409, 'alreadyProcessed', 'The same request was processed before, but its response was lost');

function toKeyedRequest(request: FastifyRequest, now: number): KeyedRequest | null {
  const key = request.headers[HEADER];
  if (request.method !== 'POST' || !request.caller || typeof key !== 'string') return null;
  return {
    userId: request.caller.userId,
    call: `${request.method} ${request.routeOptions.url}`,
    // Keys of the same creator have their own.
    key: request.caller.apiKeyId ? `${request.caller.apiKeyId} ${key}` : key,
    attempt: randomUUID(),
    fingerprint: fingerprintOf(request),
    createdAt: now,
  };
}

/** Sends the response of the earlier request with this key. @returns false if there was none */
async function replay(app: FastifyInstance, keyed: KeyedRequest, reply: FastifyReply): Promise<boolean> {
  const earlier = await findRequest(app.db, keyed, keyed.createdAt - LIFETIME);
  if (!earlier) return false;
  if (earlier.fingerprint !== keyed.fingerprint) throw keyReused();
  if (earlier.status === null || earlier.response === null)
    throw keyed.createdAt - earlier.createdAt < RESPONSE_GRACE_SECONDS ? inProgress() : alreadyProcessed();
  const body = decryptSecret(app.secret, earlier.response);
  if (body === null) throw alreadyProcessed();
  const response = reply.code(earlier.status).header('idempotency-replayed', 'true').serializer(String);
  await (body === '' ? response.send() : response.type(JSON_TYPE).send(body));
  return true;
}

/** Every signed-in POST accepts the header. */
function declareHeader(route: RouteOptions) {
  if (route.method !== 'POST' || route.config?.access === 'public') return;
  const { headers } = (route.schema ??= {}) as { headers?: z.ZodObject };
  route.schema.headers = headers ? headers.extend(IdempotencyKey.shape) : IdempotencyKey;
}

const isJson = (payload: unknown, reply: FastifyReply): payload is string | undefined =>
  payload === undefined ||
  (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('application/json'));

/**
 * A failed action was rolled back with its claim, so its key stays free. One that failed halfway retains its response.
 */
async function saveResponse(app: FastifyInstance, keyed: KeyedRequest, status: number, body: string) {
  const stored = { status, response: encryptSecret(app.secret, body) };
  if (!(await updateResponse(app.db, keyed, stored)) && status < 300) await insertResponse(app.db, keyed, stored);
}

/**
 * Makes POST calls safe to retry: with an `Idempotency-Key`, the action happens once, and the same request gets the
 * same response for 24 hours. The key is claimed in the first transaction of the action, so that both are saved or
 * neither.
 */
export function registerIdempotency(app: FastifyInstance) {
  app.decorateRequest('keyedRequest', null);
  app.addHook('onRoute', declareHeader);

  app.addHook('preHandler', (request, reply, done) => {
    const keyed = toKeyedRequest(request, app.now());
    if (!keyed) return done();
    const claim = async (tx: Parameters<typeof claimKey>[0]) => {
      if (request.keyedRequest && !(await claimKey(tx, keyed, keyed.createdAt - LIFETIME))) throw inProgress();
    };
    const handle = () => {
      request.keyedRequest = keyed;
      transactionStart.run(claim, done);
    };
    replay(app, keyed, reply).then((isReplayed) => isReplayed || handle(), done);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { keyedRequest } = request;
    request.keyedRequest = null;
    if (keyedRequest && reply.statusCode < 500 && isJson(payload, reply))
      await saveResponse(app, keyedRequest, reply.statusCode, payload ?? '').catch((error: unknown) =>
        request.log.error({ err: error }, 'idempotency'),
      );
    return payload;
  });
}

/** Deletes expired keys. */
export const idempotencyCleanup = periodicJob(
  'idempotency.cleanup',
  HOUR_MS,
  ({ db, now }: Pick<Services, 'db' | 'now' | 'jobs'>) => deleteRequests(db, now() - LIFETIME),
);
