import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import { LoadingPlan, Manifest } from 'shared-contracts/trips/load-documents';
import type { z } from 'zod';
import { findPictures, findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { toPdfFileName, PdfResponse, sendPdf } from '../../platform/pdf/send-pdf.ts';
import { findTripDetails } from '../lists/trip-details.ts';
import { consignmentNotesPdf } from './consignment-notes.pdf.ts';
import { labelsPdf } from './labels.pdf.ts';
import { loadingPlanPdf } from './loading-plan.pdf.ts';
import { manifestPdf } from './manifest.pdf.ts';
import { toLoadingPlan, toManifest } from './printouts.present.ts';

const READ = needs('trip', 'read');

export const tripPrintoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const {
    db,
    files,
    now,
    config: { publicUrl },
  } = app;

  async function loadManifest(caller: Caller, id: string): Promise<Manifest> {
    const at = now();
    return toManifest(await findTripDetails(db, caller, id, at), at);
  }
  async function loadLoadingPlan(caller: Caller, id: string): Promise<LoadingPlan> {
    const at = now();
    return toLoadingPlan(await findTripDetails(db, caller, id, at), at);
  }
  /** The logo of the organization that runs the trip. */
  async function findLogo(organization: { id: string }): Promise<Buffer | null> {
    const logoId = (await findPictures(db, organization.id))?.logoId;
    return (logoId && (await files.get(db, logoId))?.content) || null;
  }

  app.get(
    '/trips/:id/manifest',
    { ...READ, schema: { params: IdParams, response: { 200: Manifest } } },
    async (request) => loadManifest(callerOf(request), request.params.id),
  );

  app.get(
    '/trips/:id/manifest/export',
    { ...READ, schema: { params: IdParams, response: { 200: PdfResponse } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const manifest = await loadManifest(caller, request.params.id);
      const user = await findUserPreferences(db, caller.userId);
      return sendPdf(
        reply,
        toPdfFileName(`manifest ${manifest.trip.number}`, manifest.issuedAt, user.zone),
        manifestPdf(manifest, user, { logo: await findLogo(manifest.trip.organization), publicUrl }),
      );
    },
  );

  app.get(
    '/trips/:id/loading-plan',
    { ...READ, schema: { params: IdParams, response: { 200: LoadingPlan } } },
    async (request) => loadLoadingPlan(callerOf(request), request.params.id),
  );

  app.get(
    '/trips/:id/loading-plan/export',
    { ...READ, schema: { params: IdParams, response: { 200: PdfResponse } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const loadingPlan = await loadLoadingPlan(caller, request.params.id);
      const user = await findUserPreferences(db, caller.userId);
      return sendPdf(
        reply,
        toPdfFileName(`loading-plan ${loadingPlan.trip.number}`, loadingPlan.issuedAt, user.zone),
        loadingPlanPdf(loadingPlan, user, { logo: await findLogo(loadingPlan.trip.organization), publicUrl }),
      );
    },
  );

  for (const [name, toPdf] of [
    ['consignment-notes', consignmentNotesPdf],
    ['labels', labelsPdf],
  ] as const)
    app.get(
      `/trips/:id/${name}/export`,
      { ...READ, schema: { params: IdParams, response: { 200: PdfResponse } } },
      async (request, reply) => {
        const caller = callerOf(request);
        const issuedAt = now();
        const trip = await findTripDetails(db, caller, (request.params as z.infer<typeof IdParams>).id, issuedAt);
        const user = await findUserPreferences(db, caller.userId);
        return sendPdf(
          reply,
          toPdfFileName(`${name} ${trip.number}`, issuedAt, user.zone),
          toPdf(trip, user, { logo: await findLogo(trip.organization), publicUrl, issuedAt }),
        );
      },
    );
};
