import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import {
  Inspection,
  InspectionChecklist,
  InspectionChecklistInput,
  InspectionItemParams,
  InspectionPage,
  InspectionQuery,
  type InspectionRow,
} from 'shared-contracts/fleet/inspections';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { ImageResponse } from '../../platform/files/files.ts';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { toChecklist } from './checklist.rules.ts';
import { findChecklist } from './checklists.store.ts';
import { INSPECTION_EXPORT } from './inspection-export.rules.ts';
import { findInspection, findItem, type InspectionRecord, listInspections, listItems } from './inspections.store.ts';
import { saveChecklist } from './save-checklist.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');
const mayWrite = (caller: Caller) => hasAccess(caller, { model: 'vehicle', action: 'write' });

const presentInspection = (row: InspectionRecord, caller: Caller): InspectionRow => ({
  ...row,
  actions: row.hasDefects && mayWrite(caller) ? ['openWorkOrder'] : [],
});

function presentItem({ fileId, thumbnailId, inspectionId, ...item }: Awaited<ReturnType<typeof listItems>>[number]) {
  const url = `${API_PREFIX}/inspections/${inspectionId}/items/${item.id}/photo`;
  return { ...item, photo: fileId && url, thumbnail: thumbnailId && `${url}/thumbnail` };
}

export const inspectionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  async function findOrThrow(caller: Caller, id: string) {
    const row = await findInspection(db, caller, id);
    if (!row) throw notFound();
    return row;
  }
  async function loadChecklist(caller: Caller): Promise<InspectionChecklist> {
    const own = await findChecklist(db, caller.organizationId);
    return {
      id: caller.organizationId,
      revision: own?.revision ?? 1,
      isOwn: own !== undefined,
      items: toChecklist(own?.items ?? null),
      actions: mayWrite(caller) ? ['edit'] : [],
    };
  }

  app.get(
    '/inspections',
    {
      ...exportable(READ, 'inspections', INSPECTION_EXPORT),
      schema: { querystring: InspectionQuery, response: { 200: InspectionPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...page } = await listInspections(db, caller, request.query);
      return { ...page, items: items.map((row) => presentInspection(row, caller)) };
    },
  );

  app.get('/inspections/checklist', { ...READ, schema: { response: { 200: InspectionChecklist } } }, (request) =>
    loadChecklist(callerOf(request)),
  );

  app.put(
    '/inspections/checklist',
    { ...WRITE, schema: { headers: IfMatch, body: InspectionChecklistInput, response: { 200: InspectionChecklist } } },
    async (request) => {
      await saveChecklist(app, callerOf(request), request.body, seenRevision(request));
      return loadChecklist(callerOf(request));
    },
  );

  app.get(
    '/inspections/:id',
    { ...READ, schema: { params: IdParams, response: { 200: Inspection } } },
    async (request) => {
      const caller = callerOf(request);
      const row = await findOrThrow(caller, request.params.id);
      return { ...presentInspection(row, caller), items: (await listItems(db, row.id)).map(presentItem) };
    },
  );

  for (const [path, column] of [
    ['', 'fileId'],
    ['/thumbnail', 'thumbnailId'],
  ] as const)
    app.get(
      `/inspections/:id/items/:itemId/photo${path}`,
      { ...READ, schema: { params: InspectionItemParams, response: { 200: ImageResponse } } },
      async (request, reply) => {
        const params = request.params as z.infer<typeof InspectionItemParams>;
        const { id } = await findOrThrow(callerOf(request), params.id);
        const fileId = (await findItem(db, id, params.itemId))?.[column];
        return sendFile(reply, fileId && (await app.files.open(db, fileId)));
      },
    );
};
