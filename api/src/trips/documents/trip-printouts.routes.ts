import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId } from 'shared-contracts/common';
import { LoadingPlan, Manifest } from 'shared-contracts/trip-papers';
import { findPictures } from '../../identity/organizations/organizations.store.ts';
import type { Caller } from '../../platform/caller.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { pdfName, PdfFile, sendPdf } from '../../platform/pdf/send-pdf.ts';
import { wholeTrip } from '../whole-trip.ts';
import { readerOf } from '../../identity/users/reader.store.ts';
import { loadingPlanPdf } from './loading-plan.pdf.ts';
import { manifestPdf } from './manifest.pdf.ts';
import { loadingPlanOf, manifestOf } from './papers.present.ts';

const READ = needs('trip', 'read');

export const tripPaperRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files, now } = app;

  async function manifest(caller: Caller, id: string): Promise<Manifest> {
    const at = now();
    return manifestOf(await wholeTrip(db, caller, id, at), at);
  }
  async function loadingPlan(caller: Caller, id: string): Promise<LoadingPlan> {
    const at = now();
    return loadingPlanOf(await wholeTrip(db, caller, id, at), at);
  }
  /** Of whoever runs the trip. */
  async function logoFor({
    trip: { organization },
  }: {
    trip: { organization: { id: string } };
  }): Promise<Buffer | null> {
    const logoId = (await findPictures(db, organization.id))?.logoId;
    return (logoId && (await files.get(db, logoId))?.content) || null;
  }

  app.get('/trips/:id/manifest', { ...READ, schema: { params: byId, response: { 200: Manifest } } }, async (request) =>
    manifest(callerOf(request), request.params.id),
  );

  app.get(
    '/trips/:id/manifest/export',
    { ...READ, schema: { params: byId, response: { 200: PdfFile } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const paper = await manifest(caller, request.params.id);
      const reader = await readerOf(db, caller.userId);
      return sendPdf(
        reply,
        pdfName(`manifest ${paper.trip.number}`, paper.issuedAt, reader.zone),
        manifestPdf(paper, reader, await logoFor(paper)),
      );
    },
  );

  app.get(
    '/trips/:id/loading-plan',
    { ...READ, schema: { params: byId, response: { 200: LoadingPlan } } },
    async (request) => loadingPlan(callerOf(request), request.params.id),
  );

  app.get(
    '/trips/:id/loading-plan/export',
    { ...READ, schema: { params: byId, response: { 200: PdfFile } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const paper = await loadingPlan(caller, request.params.id);
      const reader = await readerOf(db, caller.userId);
      return sendPdf(
        reply,
        pdfName(`loading-plan ${paper.trip.number}`, paper.issuedAt, reader.zone),
        loadingPlanPdf(paper, reader, await logoFor(paper)),
      );
    },
  );
};
