import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorBody } from 'shared-contracts/common';
import { IngestResult, OwnTracksReply, PositionBody, PositionQuery } from 'shared-contracts/fleet/telemetry';
import { invalidField } from '../../platform/errors/app-error.ts';
import { publicAccess } from '../../platform/access/needs.ts';
import { ingestPositions } from './ingest-positions.ts';
import { isOwnTracks, isReadable, parseJsonReports } from './intake/json-reports.rules.ts';
import { parseQueryReport } from './intake/osmand.rules.ts';
import type { Reports } from './intake/raw-position.rules.ts';
import { createSenders } from './senders.ts';

const JSON_TYPE = 'application/json';
const MAX_FORM_BYTES = 8 * 1024;
const MAX_POSITIONS = 1_000;
const response = { 200: z.union([IngestResult, OwnTracksReply]), 401: ErrorBody, 429: ErrorBody };

const hasDevice = ({ id, deviceid }: { id?: unknown; deviceid?: unknown }) =>
  id !== undefined || deviceid !== undefined;

/** Trackers send all in the query and any content type, or a form: its fields count only where the query has no device. */
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

/** Receives positions from trackers and tracking servers. */
export const ingestRoutes: FastifyPluginAsyncZod = async (app) => {
  const senders = createSenders(app);
  const countPositions = app.metrics.counter('consign_positions_total', 'Positions sent by trackers, by outcome.');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, null) : parseJson(request, String(body), done),
  );
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  async function handlePositions(request: FastifyRequest): Promise<IngestResult | []> {
    const organizationId = await senders.identify(request);
    const { positions, heartbeats } = parseReports(request, app.now());
    senders.consume(organizationId, positions.length + heartbeats.length);
    const result = await ingestPositions(
      app,
      positions.map((position) => ({ ...position, organizationId })),
      heartbeats.map((heartbeat) => ({ ...heartbeat, organizationId })),
    );
    for (const [outcome, count] of Object.entries(result)) countPositions({ outcome }, count);
    return isOwnTracks(request.body) ? [] : result;
  }

  app.get(
    '/telemetry/positions',
    { ...publicAccess, exposeHeadRoute: false, schema: { querystring: PositionQuery, response } },
    handlePositions,
  );
  app.post(
    '/telemetry/positions',
    { ...publicAccess, schema: { querystring: PositionQuery, body: PositionBody, response } },
    handlePositions,
  );
};
