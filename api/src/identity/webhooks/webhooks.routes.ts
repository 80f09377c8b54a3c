import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, pageOf, Paging } from 'shared-contracts/common';
import {
  Webhook,
  WebhookDeliveryParams,
  WebhookDeliveryWithBody,
  WebhookInput,
  WebhookPage,
  WebhookPatch,
  WebhookQuery,
  WebhookSecret,
  WebhookWithSecret,
} from 'shared-contracts/webhooks';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  renewWebhookSecret,
  sendAgain,
  sendTest,
} from './save-webhooks.ts';
import { findWebhook, listDeliveriesWithBody, listWebhooks } from './webhooks.store.ts';

/** Requiring a role excludes API keys, like for API keys themselves. */
const MANAGE = needs('organizationOwner', 'write', { roles: ['admin'] });

/** Webhooks of the caller's organization and their deliveries. */
export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/webhooks',
    { ...MANAGE, schema: { querystring: WebhookQuery, response: { 200: WebhookPage } } },
    async (request) => listWebhooks(app.db, callerOf(request), request.query),
  );

  app.post(
    '/webhooks',
    { ...MANAGE, schema: { body: WebhookInput, response: { 201: WebhookWithSecret } } },
    async (request, reply) => reply.code(201).send(await createWebhook(app, callerOf(request), request.body)),
  );

  app.patch(
    '/webhooks/:id',
    { ...MANAGE, schema: { params: IdParams, body: WebhookPatch, response: { 200: Webhook } } },
    async (request) => changeWebhook(app, callerOf(request), request.params.id, request.body),
  );

  app.delete(
    '/webhooks/:id',
    { ...MANAGE, schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await removeWebhook(app, callerOf(request), request.params.id);
      return { id: request.params.id };
    },
  );

  app.post(
    '/webhooks/:id/secret',
    { ...MANAGE, schema: { params: IdParams, response: { 200: WebhookSecret } } },
    async (request) => renewWebhookSecret(app, callerOf(request), request.params.id),
  );

  app.post(
    '/webhooks/:id/test',
    { ...MANAGE, schema: { params: IdParams, response: { 201: WebhookDeliveryWithBody } } },
    async (request, reply) => reply.code(201).send(await sendTest(app, callerOf(request), request.params.id)),
  );

  app.get(
    '/webhooks/:id/deliveries',
    {
      ...MANAGE,
      schema: { params: IdParams, querystring: Paging, response: { 200: pageOf(WebhookDeliveryWithBody) } },
    },
    async (request) => {
      const webhook = await findWebhook(app.db, callerOf(request), request.params.id);
      if (!webhook) throw notFound();
      return listDeliveriesWithBody(app.db, webhook.id, request.query);
    },
  );

  app.post(
    '/webhooks/:id/deliveries/:deliveryId/send',
    { ...MANAGE, schema: { params: WebhookDeliveryParams, response: { 200: WebhookDeliveryWithBody } } },
    async (request) => sendAgain(app, callerOf(request), request.params),
  );
};
