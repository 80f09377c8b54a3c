import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import { Intake, PositionBody, PositionQuery } from 'shared-contracts/telemetry';
import { invalidField } from '../../platform/errors.ts';
import { isPublic } from '../../platform/needs.ts';
import { takeIn } from './intake.ts';
import { type Fix, fixesOfJson, fixOfQuery, isReadable } from './osmand.rules.ts';
import { openSenders } from './senders.ts';
import { positionUpkeep } from './upkeep.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 8 * 1024;
const MOST = 1_000;
const ANSWERS = { 200: Intake, 401: ErrorBody, 429: ErrorBody };

const isJson = ({ headers }: FastifyRequest) => /^application\/json\b/.test(headers['content-type'] ?? '');

function fromFields(fields: Record<string, unknown>, now: number): Fix[] {
  const fix = fixOfQuery(fields, now);
  if (!isReadable(fix)) throw invalidField(fix.device === '' ? 'id' : 'lat', 'invalid', 'Invalid value');
  return [fix];
}

/** What a request tells, in whichever form of the protocol. @throws 422 when there is nothing to count in it */
function fixesIn(request: FastifyRequest, now: number): Fix[] {
  if (!isJson(request)) return fromFields({ ...(request.body as object | null), ...(request.query as object) }, now);
  const fixes = fixesOfJson(request.body, now);
  if (fixes.length > MOST) throw invalidField('location', 'max', `Max ${MOST}`);
  return fixes;
}

/** Where trackers and tracking servers send positions. */
export const intakeRoutes: FastifyPluginAsyncZod = async (app) => {
  const senders = openSenders(app);
  positionUpkeep.handle(app);
  const counted = app.metrics.counter(
    'consign_positions_total',
    'Positions that trackers sent, by what became of them.',
  );
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  async function answer(request: FastifyRequest): Promise<Intake> {
    const organizationId = await senders.identify(request);
    const fixes = fixesIn(request, app.now());
    senders.admit(organizationId, fixes.length);
    const intake = await takeIn(
      app,
      fixes.map((fix) => ({ ...fix, organizationId })),
    );
    for (const [outcome, count] of Object.entries(intake)) counted({ outcome }, count);
    return intake;
  }

  app.get(
    '/telemetry/positions',
    { ...isPublic, exposeHeadRoute: false, schema: { querystring: PositionQuery, response: ANSWERS } },
    answer,
  );
  app.post(
    '/telemetry/positions',
    { ...isPublic, schema: { querystring: PositionQuery, body: PositionBody, response: ANSWERS } },
    answer,
  );
};
