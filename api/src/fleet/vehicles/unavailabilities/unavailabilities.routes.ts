import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, Id } from 'shared-contracts/common';
import { ScheduleEntry, UnavailabilityChanges, UnavailabilityInput } from 'shared-contracts/vehicle-sharing';
import { z } from 'zod';
import { callerOf, needs } from '../../platform/needs.ts';
import { unavailableEntry } from './schedule.present.ts';
import { addUnavailability, changeUnavailability, removeUnavailability } from './unavailabilities.ts';

const WRITE = needs('vehicle', 'write');
const ofVehicle = byId.extend(z.object({ unavailabilityId: Id }).shape);

export const unavailabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/vehicles/:id/unavailabilities',
    { ...WRITE, schema: { params: byId, body: UnavailabilityInput, response: { 201: ScheduleEntry } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(
        unavailableEntry(await addUnavailability(app, caller, request.params.id, request.body), {
          caller,
          isOwn: true,
        }),
      );
    },
  );

  app.patch(
    '/vehicles/:id/unavailabilities/:unavailabilityId',
    { ...WRITE, schema: { params: ofVehicle, body: UnavailabilityChanges, response: { 200: ScheduleEntry } } },
    async (request) => {
      const caller = callerOf(request);
      const { id, unavailabilityId } = request.params;
      return unavailableEntry(await changeUnavailability(app, caller, id, unavailabilityId, request.body), {
        caller,
        isOwn: true,
      });
    },
  );

  app.delete(
    '/vehicles/:id/unavailabilities/:unavailabilityId',
    { ...needs('vehicle', 'delete'), schema: { params: ofVehicle, response: { 200: Done } } },
    async (request) => removeUnavailability(app, callerOf(request), request.params.id, request.params.unavailabilityId),
  );
};
