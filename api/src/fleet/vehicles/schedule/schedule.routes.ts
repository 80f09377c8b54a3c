import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ScheduleQuery, VehicleSchedulePage } from 'shared-contracts/fleet/vehicle-sharing';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { invalidFields } from '../../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { toScheduleEntries } from './schedule.present.ts';
import { loadScheduleData, listScheduleVehicleIds, type ScheduleScope } from './schedule.store.ts';
import { getSpanErrors } from './schedule.rules.ts';
import { findVehicleRows } from '../list/vehicles.store.ts';

/** The same access as the menu entry. */
const READ_SCHEDULE = needs('vehicle', 'read', { organizationTypes: ['fleetOwner', '2pl'] });
const createSchema = () => ({ querystring: ScheduleQuery, response: { 200: VehicleSchedulePage } });

export const scheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function getSchedule(caller: Caller, scope: ScheduleScope, query: ScheduleQuery) {
    const span = { fromAt: query.from, toAt: query.to };
    const errors = getSpanErrors(span);
    if (errors) throw invalidFields(errors);
    const now = app.now();
    const page = await listScheduleVehicleIds(db, caller, scope, query);
    const ids = page.items.map(({ id }) => id);
    const [rows, getData] = await Promise.all([
      findVehicleRows(db, ids, now),
      loadScheduleData(db, ids, span, now, app.hooks.driverRests),
    ]);
    const items = rows.map(
      ({ id, revision, registrationPlate, vehicleTypeId, type, typeIcon, organizationId, organization }) => {
        const owner = { id: organizationId, name: organization };
        const isOwn = isRoot(caller) || organizationId === caller.organizationId;
        const actions = isOwn && hasAccess(caller, { model: 'vehicle', action: 'write' }) ? ['plan' as const] : [];
        return {
          vehicle: {
            id,
            revision,
            registrationPlate,
            type: { id: vehicleTypeId, name: type, icon: typeIcon },
            organization: owner,
          },
          entries: toScheduleEntries(getData(id), owner, { caller, isOwn, now }),
          actions,
        };
      },
    );
    return { ...page, items };
  }

  app.get('/vehicles/schedule', { ...READ_SCHEDULE, schema: createSchema() }, async (request) =>
    getSchedule(callerOf(request), 'own', request.query),
  );
  app.get('/vehicles/share/schedule', { ...needs('vehicle', 'read'), schema: createSchema() }, async (request) =>
    getSchedule(callerOf(request), 'shared', request.query),
  );
};
