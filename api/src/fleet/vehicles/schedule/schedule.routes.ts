import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ScheduleQuery, VehicleSchedulePage } from 'shared-contracts/vehicle-sharing';
import { allows } from 'shared-contracts/values/access';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { invalidFields } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { entriesOf } from './schedule.present.ts';
import { happenings, pageOfSchedule, type Whose } from './schedule.store.ts';
import { spanFault } from './vehicle-share.rules.ts';
import { vehicleRows } from './vehicles.store.ts';

/** The menu shows the schedule to these types of organization only. */
const SEES_SCHEDULE = needs('vehicle', 'read', { organizationTypes: ['fleetOwner', '2pl'] });
const schema = () => ({ querystring: ScheduleQuery, response: { 200: VehicleSchedulePage } });

export const scheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function scheduleOf(caller: Caller, whose: Whose, query: ScheduleQuery) {
    const span = { fromAt: query.from, toAt: query.to };
    const fault = spanFault(span);
    if (fault) throw invalidFields(fault);
    const now = app.now();
    const page = await pageOfSchedule(db, caller, whose, query);
    const ids = page.items.map(({ id }) => id);
    const [rows, of] = await Promise.all([vehicleRows(db, ids, now), happenings(db, ids, span, now)]);
    const items = rows.map(({ id, registrationPlate, vehicleTypeId, type, typeIcon, organizationId, organization }) => {
      const owner = { id: organizationId, name: organization };
      const isOwn = isRoot(caller) || organizationId === caller.organizationId;
      const actions = isOwn && allows(caller, { model: 'vehicle', action: 'write' }) ? ['plan' as const] : [];
      return {
        vehicle: {
          id,
          registrationPlate,
          type: { id: vehicleTypeId, name: type, icon: typeIcon },
          organization: owner,
        },
        entries: entriesOf(of(id), owner, { caller, isOwn, now }),
        actions,
      };
    });
    return { ...page, items };
  }

  app.get('/vehicles/schedule', { ...SEES_SCHEDULE, schema: schema() }, async (request) =>
    scheduleOf(callerOf(request), 'own', request.query),
  );
  app.get('/vehicles/share/schedule', { ...needs('vehicle', 'read'), schema: schema() }, async (request) =>
    scheduleOf(callerOf(request), 'lent', request.query),
  );
};
