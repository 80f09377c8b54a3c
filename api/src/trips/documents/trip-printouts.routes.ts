import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import { LoadingPlan, Manifest } from 'shared-contracts/trips/load-documents';
import { TripPapersQuery } from 'shared-contracts/trips/trip-papers';
import type { Trip } from 'shared-contracts/trips/trips';
import { ORDER_PAPER_NAMES, TRIP_PAPERS } from 'shared-contracts/values/trips/trip-papers';
import type { z } from 'zod';
import { findPictures, findUserPreferences } from '../../identity/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { toPdfFileName, PdfResponse, sendPdf, sendPdfs } from '../../platform/pdf/send-pdf.ts';
import { findTripDetails } from '../lists/trip-details.ts';
import { findCarriage, findServices, findShippingUnits } from './carriage.ts';
import { toLoadingPlan, toManifest } from './printouts.present.ts';
import { PRINTOUT_TEXTS } from './printout.texts.ts';
import { listPapers, ORDER_PAPERS, PAPERS } from './trip-papers.ts';

const READ = needs('trip', 'read');
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

export const tripPrintoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const {
    db,
    files,
    now,
    config: { publicUrl },
  } = app;

  /** The logo of the organization that runs the trip. */
  async function findLogo({ id }: { id: string }): Promise<Buffer | null> {
    const logoId = (await findPictures(db, id))?.logoId;
    return (logoId && (await files.get(db, logoId))?.content) || null;
  }

  app.get(
    '/trips/:id/manifest',
    { ...READ, schema: { params: IdParams, response: { 200: Manifest } } },
    async (request) => {
      const at = now();
      return toManifest(await findTripDetails(db, callerOf(request), request.params.id, at), at);
    },
  );

  app.get(
    '/trips/:id/loading-plan',
    { ...READ, schema: { params: IdParams, response: { 200: LoadingPlan } } },
    async (request) => {
      const at = now();
      return toLoadingPlan(await findTripDetails(db, callerOf(request), request.params.id, at), at);
    },
  );

  for (const paper of TRIP_PAPERS)
    app.get(
      `/trips/:id/${paper}/export`,
      { ...READ, schema: { params: IdParams, response: { 200: PdfResponse } } },
      async (request, reply) => {
        const caller = callerOf(request);
        const issuedAt = now();
        const trip = await findTripDetails(db, caller, (request.params as z.infer<typeof IdParams>).id, issuedAt);
        const user = await findUserPreferences(db, caller.userId);
        return sendPdf(
          reply,
          toPdfFileName(`${paper} ${trip.number}`, issuedAt, user.zone),
          PAPERS[paper](trip, user, {
            logo: await findLogo(trip.organization),
            publicUrl,
            issuedAt,
            shippingUnits: await findShippingUnits(db, idsOf(trip.orderList)),
            services: await findServices(db, idsOf(trip.orderList)),
          }),
        );
      },
    );

  app.get(
    '/trips/papers/export',
    { ...READ, schema: { querystring: TripPapersQuery, response: { 200: PdfResponse, 404: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const issuedAt = now();
      const { tripId, paper } = request.query;
      const user = await findUserPreferences(db, caller.userId);
      const trips: Trip[] = [];
      const logos = new Map<string, Buffer | null>();
      for (const id of new Set(tripId)) {
        const trip = await findTripDetails(db, caller, id, issuedAt);
        const { organization } = trip;
        trips.push(trip);
        if (!logos.has(organization.id)) logos.set(organization.id, await findLogo(organization));
      }
      const orderIds = idsOf(trips.flatMap(({ orderList }) => orderList));
      const shippingUnits = await findShippingUnits(db, orderIds);
      const services = await findServices(db, orderIds);
      const [first] = trips as [Trip, ...Trip[]];
      return sendPdfs(
        reply,
        toPdfFileName('papers', issuedAt, user.zone),
        {
          language: user.language,
          title: PRINTOUT_TEXTS[user.language].papers,
          organization: first.organization,
          createdAt: issuedAt,
        },
        listPapers(trips, paper, user, ({ organization }) => ({
          logo: logos.get(organization.id) ?? null,
          publicUrl,
          issuedAt,
          shippingUnits,
          services,
        })),
      );
    },
  );

  for (const paper of ORDER_PAPER_NAMES)
    app.get(
      `/orders/:id/${paper}/export`,
      { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: PdfResponse } } },
      async (request, reply) => {
        const caller = callerOf(request);
        const issuedAt = now();
        const { id } = request.params as z.infer<typeof IdParams>;
        const carriage = await findCarriage(db, caller, id, issuedAt);
        const user = await findUserPreferences(db, caller.userId);
        return sendPdf(
          reply,
          toPdfFileName(`${paper} ${carriage.orderList[0]?.number ?? carriage.number}`, issuedAt, user.zone),
          ORDER_PAPERS[paper](carriage, user, {
            logo: await findLogo(carriage.organization),
            publicUrl,
            issuedAt,
            shippingUnits: await findShippingUnits(db, [id]),
            services: await findServices(db, [id]),
          }),
        );
      },
    );
};
