import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import { IngestResult, PositionBody, PositionQuery } from 'shared-contracts/fleet/telemetry';
import { invalidField } from '../../platform/errors/app-error.ts';
import { publicAccess } from '../../platform/access/needs.ts';
import { ingestPositions } from './ingest-positions.ts';
import { type RawPosition, parseJsonPositions, parseQueryPosition, isReadable } from './osmand.rules.ts';
import { createSenders } from './senders.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 8 * 1024;
const MAX_POSITIONS = 1_000;
const response = { 200: IngestResult, 401: ErrorBody, 429: ErrorBody };

const isJson = ({ headers }: FastifyRequest) => /^application\/json\b/.test(headers['content-type'] ?? '');

function parseFields(fields: Record<string, unknown>, now: number): RawPosition[] {
  const position = parseQueryPosition(fields, now);
  if (!isReadable(position)) throw invalidField(position.device === '' ? 'id' : 'lat', 'invalid', 'Invalid value');
  return [position];
}

/** Parses the positions of a request in any form of the protocol. @throws 422 when it contains none or too many */
function parsePositions(request: FastifyRequest, now: number): RawPosition[] {
  if (!isJson(request)) return parseFields({ ...(request.body as object | null), ...(request.query as object) }, now);
  const positions = parseJsonPositions(request.body, now);
  if (positions.length > MAX_POSITIONS) throw invalidField('location', 'max', `Max ${MAX_POSITIONS}`);
  return positions;
}

/** Receives positions from trackers and tracking servers. */
export const ingestRoutes: FastifyPluginAsyncZod = async (app) => {
  const senders = createSenders(app);
  const countPositions = app.metrics.counter('consign_positions_total', 'Positions sent by trackers, by outcome.');
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  async function handlePositions(request: FastifyRequest): Promise<IngestResult> {
    const organizationId = await senders.identify(request);
    const positions = parsePositions(request, app.now());
    senders.consume(organizationId, positions.length);
    const result = await ingestPositions(
      app,
      positions.map((position) => ({ ...position, organizationId })),
    );
    for (const [outcome, count] of Object.entries(result)) countPositions({ outcome }, count);
    return result;
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
