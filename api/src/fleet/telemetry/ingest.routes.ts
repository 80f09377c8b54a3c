import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorBody } from 'shared-contracts/common';
import {
  IngestResult,
  OwnTracksReply,
  PositionBody,
  PositionParams,
  PositionQuery,
} from 'shared-contracts/fleet/telemetry';
import { AppError, invalidField } from '../../platform/errors/app-error.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { publicAccess } from '../../platform/access/needs.ts';
import { groupBatches, groupSingleReports, isSingle } from './group-requests.ts';
import { countRejected } from './ingest.store.ts';
import { isOwnTracks, isReadable, parseJsonReports } from './intake/json-reports.rules.ts';
import { parseQueryReport } from './intake/osmand.rules.ts';
import { parseDevice, type Reports, toFields } from './intake/raw-position.rules.ts';
import { publishDevicesChanged } from './refused/publish-devices-changed.ts';
import { createSenders, readToken } from './senders.ts';

const JSON_TYPE = 'application/json';
const MAX_FORM_BYTES = 8 * 1024;
const MAX_POSITIONS = 1_000;
const UNAUTHORIZED = 401;
const response = { 200: z.union([IngestResult, OwnTracksReply]), 401: ErrorBody, 429: ErrorBody };

const hasDevice = ({ id, deviceid }: { id?: unknown; deviceid?: unknown }) =>
  id !== undefined || deviceid !== undefined;

/**
 * Some trackers put everything into the query, with any content type; others send a form. Its fields count only if the
 * query has no device.
 */
function readFields({ query, body }: FastifyRequest): Record<string, unknown> {
  const fields = query as Record<string, unknown>;
  return hasDevice(fields) ? fields : { ...(body as object | null), ...fields };
}

function parseFields(fields: Record<string, unknown>, now: number): Reports {
  const reports = parseQueryReport(fields, now);
  if (isReadable(reports)) return reports;
  const [report] = [...reports.positions, ...reports.heartbeats];
  throw invalidField(report?.device === '' ? 'id' : 'lat', 'invalid', 'Invalid value');
}

/** Parses the reports of a request in any form. @throws 422 when it contains none or too many */
function parseReports(request: FastifyRequest, now: number): Reports {
  const isJson = (request.headers['content-type'] ?? '').startsWith(JSON_TYPE);
  if (!isJson || request.body === null) return parseFields(readFields(request), now);
  const { id, deviceid } = request.query as { id?: string; deviceid?: string };
  const reports = parseJsonReports(request.body, id ?? deviceid, now);
  if (!reports)
    throw invalidField('device_id', 'invalid', 'Unknown form: neither device_id, position and device, nor _type');
  if (reports.positions.length > MAX_POSITIONS) throw invalidField('location', 'max', `Max ${MAX_POSITIONS}`);
  return reports;
}

/** The device of an unreadable request, if it can be determined. */
function readDevice(request: FastifyRequest): string {
  const { device_id: deviceId, device } = toFields(request.body);
  const { id, deviceid } = { ...toFields(request.body), ...toFields(request.query) };
  return parseDevice(id ?? deviceid ?? deviceId ?? toFields(device)['uniqueId']);
}

/** Receives positions from trackers and tracking servers. */
export const ingestRoutes: FastifyPluginAsyncZod = async (app) => {
  const senders = createSenders(app);
  const countPositions = app.metrics.counter('consign_positions_total', 'Positions sent by trackers, by outcome.');
  const countRefused = app.metrics.counter('consign_tracker_requests_refused_total', 'Refused requests of trackers.');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, null) : parseJson(request, String(body), done),
  );
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  /** Counts an unreadable request of a device. */
  async function countInvalid(request: FastifyRequest, organizationId: string) {
    senders.consume(organizationId, 1);
    countRefused({ reason: 'invalid' }, 1);
    const rejected = { organizationId, device: readDevice(request), reason: 'invalid', count: 1 } as const;
    await inTransaction(app.db, async (tx) =>
      publishDevicesChanged(tx, await countRejected(tx, [rejected], app.now())),
    );
  }
  const parse = (request: FastifyRequest): Reports | Error => {
    try {
      return parseReports(request, app.now());
    } catch (error) {
      return error as Error;
    }
  };
  async function identify(request: FastifyRequest): Promise<string> {
    const token = readToken(request);
    const organizations = await senders.findOrganizations(token === null ? [] : [token]);
    const organizationId = organizations.get(token ?? '');
    if (organizationId === undefined) throw await senders.refuse(request);
    return organizationId;
  }
  const ingestSingle = groupSingleReports(app, senders);
  const ingestBatch = groupBatches(app);

  async function ingest(request: FastifyRequest): Promise<IngestResult> {
    const reports = parse(request);
    // A thousand parsed objects would wait for the database with it.
    if (!(reports instanceof Error)) request.body = null;
    if (!(reports instanceof Error) && isSingle(reports)) return ingestSingle({ request, reports });
    const organizationId = await identify(request);
    if (reports instanceof Error) {
      await countInvalid(request, organizationId);
      throw reports;
    }
    senders.consume(organizationId, reports.positions.length + reports.heartbeats.length);
    return ingestBatch({ organizationId, ...reports });
  }

  async function handlePositions(request: FastifyRequest): Promise<IngestResult | []> {
    const isAnsweredWithCommands = isOwnTracks(request.body);
    const result = await ingest(request).catch((error: unknown) => {
      // A stranger's requests are counted, but stored for no organization.
      if (error instanceof AppError && error.status === UNAUTHORIZED) countRefused({ reason: 'unknownToken' }, 1);
      throw error;
    });
    for (const [outcome, count] of Object.entries(result)) countPositions({ outcome }, count);
    return isAnsweredWithCommands ? [] : result;
  }

  // Each route needs its own object, because its description is added to it.
  const input = { querystring: PositionQuery, response };
  app.get('/telemetry/positions', { ...publicAccess, exposeHeadRoute: false, schema: { ...input } }, handlePositions);
  app.post('/telemetry/positions', { ...publicAccess, schema: { ...input, body: PositionBody } }, handlePositions);
  app.get(
    '/telemetry/positions/:token',
    { ...publicAccess, exposeHeadRoute: false, schema: { ...input, params: PositionParams } },
    handlePositions,
  );
  app.post(
    '/telemetry/positions/:token',
    { ...publicAccess, schema: { ...input, params: PositionParams, body: PositionBody } },
    handlePositions,
  );
};
