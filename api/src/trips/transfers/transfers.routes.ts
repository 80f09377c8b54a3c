import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IfMatch } from 'shared-contracts/common';
import { TripSplitInput, TripSplitPreview } from 'shared-contracts/trips/trip-transfers';
import { Trip } from 'shared-contracts/trips/trips';
import { createRouting } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findTripDetails } from '../lists/trip-details.ts';
import { previewSplit } from './preview-split.ts';
import { splitAtHub } from './split-at-hub.ts';
import { undoSplit } from './undo-split.ts';

const WRITE = needs('trip', 'write');

/** Orders that change vehicle at a hub. */
export const transferRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, mailer, config, hooks } = app;
  const services = { db, now, mailer, config, hooks, routing: createRouting(app) };

  app.post(
    '/trips/:id/split',
    {
      ...WRITE,
      schema: {
        headers: IfMatch,
        params: IdParams,
        body: TripSplitInput,
        response: { 200: Trip, 409: ErrorBody },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await splitAtHub(services, caller, request.params.id, request.body, seenRevision(request));
      return findTripDetails(db, caller, request.params.id, now());
    },
  );

  app.post(
    '/trips/:id/split/preview',
    {
      ...WRITE,
      schema: { params: IdParams, body: TripSplitInput, response: { 200: TripSplitPreview, 409: ErrorBody } },
    },
    async (request) => previewSplit(services, callerOf(request), request.params.id, request.body),
  );

  app.post(
    '/trips/:id/undo-split',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, response: { 200: Trip, 409: ErrorBody } },
    },
    async (request) => {
      const caller = callerOf(request);
      await undoSplit(services, caller, request.params.id, seenRevision(request));
      return findTripDetails(db, caller, request.params.id, now());
    },
  );
};
