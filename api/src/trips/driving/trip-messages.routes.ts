import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import {
  TripMessageInput,
  TripMessagePage,
  TripMessageQuery,
  TripMessageResult,
  TripMessagesRead,
  TripMessagesReadResult,
} from 'shared-contracts/trips/trip-messages';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { addTripMessage, listTripMessages, readTripMessages } from './trip-messages.ts';

/** Drivers have only the read rule. Trips of others are not found. */
const TAKE_PART = needs('trip', 'read');

export const tripMessageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/trips/:id/messages',
    {
      ...TAKE_PART,
      schema: { params: IdParams, querystring: TripMessageQuery, response: { 200: TripMessagePage } },
    },
    async (request) => listTripMessages(app.db, callerOf(request), request.params.id, request.query),
  );

  app.post(
    '/trips/:id/messages/read',
    { ...TAKE_PART, schema: { params: IdParams, body: TripMessagesRead, response: { 200: TripMessagesReadResult } } },
    async (request) => readTripMessages(app, callerOf(request), request.params.id, request.body),
  );

  app.post(
    '/trips/:id/messages',
    { ...TAKE_PART, schema: { params: IdParams, body: TripMessageInput, response: { 200: TripMessageResult } } },
    async (request) => addTripMessage(app, callerOf(request), request.params.id, request.body),
  );
};
