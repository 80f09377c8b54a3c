import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IfMatch, Paging } from 'shared-contracts/common';
import {
  AlertRecipientPage,
  AlertRule,
  AlertRuleInput,
  AlertRulePage,
  AlertRuleKindParams,
} from 'shared-contracts/fleet/alerts';
import { ALERT_KINDS, type AlertKind } from 'shared-contracts/values/fleet/alerts';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import type { Db } from '../../platform/database/database.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { toParamFields } from './alert-rule.rules.ts';
import { findEndpointUrl } from '../../platform/webhooks/webhook-endpoints.store.ts';
import { findContacts, findRecipients, findRule, listRecipients } from './alert-rules.store.ts';
import { findLimitNames } from './speed-limits.store.ts';
import { saveAlertRule } from './save-alert-rule.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write', { roles: ['admin'] });

async function loadRule(db: Db, caller: Caller, kind: AlertKind): Promise<AlertRule> {
  const { params, userIds, escalateUserIds, contactIds, webhookEndpointId, ...found } = await findRule(
    db,
    caller,
    kind,
  );
  const { roles, escalateRoles, ...rule } = found;
  const canEdit = hasAccess(caller, WRITE.config.access);
  const webhookUrl = await findEndpointUrl(db, webhookEndpointId);
  const names = await findLimitNames(db, caller, params);
  const toRef = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    ...rule,
    id: kind,
    ...toParamFields(params),
    roles: [...roles],
    escalateRoles: [...escalateRoles],
    users: await findRecipients(db, caller, userIds),
    contacts: await findContacts(db, caller, contactIds),
    // Its address may contain a token, which readers don't need.
    webhookUrl: canEdit ? webhookUrl : null,
    escalateUsers: await findRecipients(db, caller, escalateUserIds),
    // Leaves out limits whose vehicle type or location has been deleted.
    typeLimits: (params.typeLimits ?? [])
      .filter(({ vehicleTypeId }) => names.has(vehicleTypeId))
      .map(({ vehicleTypeId, limit }) => ({ vehicleType: toRef(vehicleTypeId), limit })),
    zoneLimits: (params.zoneLimits ?? [])
      .filter(({ locationId }) => names.has(locationId))
      .map(({ locationId, limit }) => ({ location: toRef(locationId), limit })),
    actions: canEdit ? ['edit', ...(webhookUrl === null ? [] : (['webhook'] as const))] : [],
  };
}

export const alertRuleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/alerts/rules', { ...READ, schema: { response: { 200: AlertRulePage } } }, async (request) => {
    const items: AlertRule[] = [];
    for (const kind of ALERT_KINDS) items.push(await loadRule(db, callerOf(request), kind));
    return { items, total: items.length, page: 1, limit: items.length };
  });

  app.get(
    '/alerts/rules/:kind',
    { ...READ, schema: { params: AlertRuleKindParams, response: { 200: AlertRule } } },
    async (request) => loadRule(db, callerOf(request), request.params.kind),
  );

  app.put(
    '/alerts/rules/:kind',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: AlertRuleKindParams, body: AlertRuleInput, response: { 200: AlertRule } },
    },
    async (request) => {
      const { kind } = request.params;
      await saveAlertRule(app, callerOf(request), kind, request.body, seenRevision(request));
      return loadRule(db, callerOf(request), kind);
    },
  );

  app.get(
    '/alerts/recipients',
    { ...WRITE, schema: { querystring: Paging, response: { 200: AlertRecipientPage } } },
    async (request) => listRecipients(db, callerOf(request), request.query),
  );
};
