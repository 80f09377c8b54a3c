import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import { DriverHours, DriverHoursRules, DriverHoursRulesUpdate } from 'shared-contracts/trips/driver-hours';
import { findHoursOwner, OR_READ_DRIVERS } from '../../fleet/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { listDrives } from './find-driver-hours.ts';
import { summarizeHours, toDriverLimits } from './driver-hours.rules.ts';
import { findDriverHoursRules, saveDriverHoursRules } from './driver-hours-rules.store.ts';
import { updateRules } from '../assignment-rules/update-rules.ts';

const RULES_PATH = '/v2/trips/driver-hours-rules';

/** Driving hours of drivers, and their limits. */
export const driverHoursRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/v2/trips/drivers/:id/hours',
    { ...needs('driver', 'read', OR_READ_DRIVERS), schema: { params: IdParams, response: { 200: DriverHours } } },
    async (request) => {
      const driver = await findHoursOwner(db, callerOf(request), request.params.id);
      if (!driver) throw notFound();
      const at = now();
      const rules = await findDriverHoursRules(db, driver.organizationId);
      const drives = await listDrives(db, [driver.id], { fromAt: at, toAt: at }, rules);
      return summarizeHours(drives.get(driver.id) ?? [], rules, toDriverLimits(rules, driver).maxShiftMinutes, at);
    },
  );

  app.get(RULES_PATH, { ...needs('trip', 'read'), schema: { response: { 200: DriverHoursRules } } }, async (request) =>
    findDriverHoursRules(db, callerOf(request).organizationId),
  );

  app.patch(
    RULES_PATH,
    {
      ...needs('organizationOwner', 'write'),
      schema: { body: DriverHoursRulesUpdate, response: { 200: DriverHoursRules } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId } = caller;
      return inTransaction(db, async (tx) =>
        updateRules<DriverHoursRules>(tx, caller, {
          before: await findDriverHoursRules(tx, organizationId),
          update: request.body,
          save: (rules) => saveDriverHoursRules(tx, organizationId, rules),
          occurredAt: now(),
        }),
      );
    },
  );
};
