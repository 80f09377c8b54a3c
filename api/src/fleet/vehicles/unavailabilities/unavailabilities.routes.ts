import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Id, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { ScheduleEntry, UnavailabilityChanges, UnavailabilityInput } from 'shared-contracts/fleet/vehicle-sharing';
import { z } from 'zod';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { toUnavailabilityEntry } from './unavailability.present.ts';
import { addUnavailability, changeUnavailability, removeUnavailability } from './save-unavailability.ts';

const WRITE = needs('vehicle', 'write');
const UnavailabilityParams = IdParams.extend(z.object({ unavailabilityId: Id }).shape);

export const unavailabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/vehicles/:id/unavailabilities',
    { ...WRITE, schema: { params: IdParams, body: UnavailabilityInput, response: { 201: ScheduleEntry } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(
        toUnavailabilityEntry(await addUnavailability(app, caller, request.params.id, request.body), {
          caller,
          isOwn: true,
        }),
      );
    },
  );

  app.patch(
    '/vehicles/:id/unavailabilities/:unavailabilityId',
    {
      ...WRITE,
      schema: {
        headers: IfMatch,
        params: UnavailabilityParams,
        body: UnavailabilityChanges,
        response: { 200: ScheduleEntry },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id, unavailabilityId } = request.params;
      const seen = seenRevision(request);
      const changed = await changeUnavailability(app, caller, id, unavailabilityId, request.body, seen);
      return toUnavailabilityEntry(changed, { caller, isOwn: true });
    },
  );

  app.delete(
    '/vehicles/:id/unavailabilities/:unavailabilityId',
    {
      ...needs('vehicle', 'delete'),
      schema: { headers: IfMatch, params: UnavailabilityParams, response: { 200: IdResult } },
    },
    async (request) => {
      const { id, unavailabilityId } = request.params;
      return removeUnavailability(app, callerOf(request), id, unavailabilityId, seenRevision(request));
    },
  );
};
