import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Paging } from 'shared-contracts/common';
import { AlertRuleKindParams } from 'shared-contracts/fleet/alerts';
import { WebhookDelivery, WebhookDeliveryPage, WebhookSecret } from 'shared-contracts/webhooks';
import type { AlertKind } from 'shared-contracts/values/fleet/alerts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { listDeliveries } from '../../platform/webhooks/webhook-deliveries.store.ts';
import { rotateSecret } from '../../platform/webhooks/webhook-endpoints.store.ts';
import { findRule } from './alert-rules.store.ts';

const WRITE = needs('vehicle', 'write', { roles: ['admin'] });

const findEndpointId = async (db: Db, caller: Caller, kind: AlertKind): Promise<string | null> =>
  (await findRule(db, caller, kind)).webhookEndpointId;

async function requireWebhook(db: Db, caller: Caller, kind: AlertKind) {
  const { id, webhookEndpointId } = await findRule(db, caller, kind);
  if (webhookEndpointId === null || id === null) throw conflict('noWebhook', 'This rule has no webhook');
  return { ruleId: id, endpointId: webhookEndpointId };
}

/** The webhook that a rule names: what was sent to it, its secret, and a message to try it. */
export const alertWebhookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, secret, webhooks } = app;

  app.get(
    '/alerts/rules/:kind/webhook/deliveries',
    { ...WRITE, schema: { params: AlertRuleKindParams, querystring: Paging, response: { 200: WebhookDeliveryPage } } },
    async (request) => {
      const endpointId = await findEndpointId(db, callerOf(request), request.params.kind);
      const { page, limit } = request.query;
      return endpointId === null
        ? { items: [], total: 0, page, limit }
        : listDeliveries(db, endpointId, { page, limit });
    },
  );

  app.post(
    '/alerts/rules/:kind/webhook/test',
    { ...WRITE, schema: { params: AlertRuleKindParams, response: { 201: WebhookDelivery } } },
    async (request, reply) => {
      const { kind } = request.params;
      const delivery = await inTransaction(db, async (tx) => {
        const { endpointId } = await requireWebhook(tx, callerOf(request), kind);
        return webhooks.send(tx, { endpointId, type: 'alert.test', data: { kind } });
      });
      return reply.code(201).send(delivery);
    },
  );

  app.post(
    '/alerts/rules/:kind/webhook/secret',
    { ...WRITE, schema: { params: AlertRuleKindParams, response: { 200: WebhookSecret } } },
    async (request) => {
      const caller = callerOf(request);
      return inTransaction(db, async (tx) => {
        const { ruleId, endpointId } = await requireWebhook(tx, caller, request.params.kind);
        const created = await rotateSecret(tx, endpointId, { secret, now: now() });
        const event = { subject: 'alertRule', subjectId: ruleId, event: 'webhookSecretCreated' } as const;
        await recordTimeline(tx, caller, { ...event, occurredAt: now() });
        return { secret: created };
      });
    },
  );
};
