import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import {
  RefusedDevice,
  RefusedDeviceChanges,
  RefusedDevicePage,
  RefusedDeviceQuery,
} from 'shared-contracts/fleet/refused-devices';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { setDeviceIgnored } from './ignore-device.ts';
import { findRefusedDevice, listRefusedDevices, type RefusedDeviceRow } from './refused-devices.store.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');

function getActions({ device, vehicleId, isIgnored, reasons }: RefusedDeviceRow, caller: Caller) {
  if (!hasAccess(caller, { model: 'vehicle', action: 'write' })) return [];
  const isUnknown = vehicleId === null && device !== '' && reasons.some(({ reason }) => reason === 'unknownDevice');
  return [...(isUnknown ? (['attach'] as const) : []), isIgnored ? ('restore' as const) : ('ignore' as const)];
}

const presentDevice = (row: RefusedDeviceRow, caller: Caller): RefusedDevice => {
  const { organizationId, organization, vehicleId, registrationPlate, ...device } = row;
  return {
    ...device,
    organization: { id: organizationId, name: organization },
    vehicle: vehicleId === null || registrationPlate === null ? null : { id: vehicleId, name: registrationPlate },
    actions: getActions(row, caller),
  };
};

/** Devices whose reports were refused. Attaching one means setting the tracking device of a vehicle. */
export const refusedDeviceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const load = async (caller: Caller, id: string): Promise<RefusedDevice> => {
    const row = await findRefusedDevice(db, caller, id);
    if (!row) throw notFound();
    return presentDevice(row, caller);
  };

  app.get(
    '/telemetry/refused-devices',
    { ...READ, schema: { querystring: RefusedDeviceQuery, response: { 200: RefusedDevicePage } } },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...page } = await listRefusedDevices(db, caller, request.query);
      return { ...page, items: items.map((row) => presentDevice(row, caller)) };
    },
  );

  app.get(
    '/telemetry/refused-devices/:id',
    { ...READ, schema: { params: IdParams, response: { 200: RefusedDevice } } },
    async (request) => load(callerOf(request), request.params.id),
  );

  app.patch(
    '/telemetry/refused-devices/:id',
    { ...WRITE, schema: { params: IdParams, body: RefusedDeviceChanges, response: { 200: RefusedDevice } } },
    async (request) => {
      const { id } = request.params;
      await setDeviceIgnored(app, callerOf(request), id, request.body.isIgnored);
      return load(callerOf(request), id);
    },
  );
};
