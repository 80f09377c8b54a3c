import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import { ItemScanInput, ItemScanResult, ScannedStops } from 'shared-contracts/trips/item-scans';
import { OR_ACCESSES_TRIPS } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { addItemScan, listScannedStops } from './item-scans.ts';

/** Labels that the driver of a trip scans where items are loaded and unloaded. */
export const itemScanRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/trips/:id/scans',
    { ...needs('trip', 'read'), schema: { params: IdParams, body: ItemScanInput, response: { 200: ItemScanResult } } },
    async (request) => addItemScan(app, callerOf(request), request.params.id, request.body),
  );

  app.get(
    '/orders/:id/scans',
    { ...needs('order', 'read', OR_ACCESSES_TRIPS), schema: { params: IdParams, response: { 200: ScannedStops } } },
    async (request) => ({ items: await listScannedStops(app.db, callerOf(request), request.params.id) }),
  );
};
