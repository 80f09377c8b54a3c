import type { AlertRuleInput } from 'shared-contracts/fleet/alerts';
import type { AlertKind } from 'shared-contracts/values/fleet/alerts';
import { findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { ensureEndpoint, findEndpointUrl } from '../../platform/webhooks/webhook-endpoints.store.ts';
import { toParamFields } from './alert-rule.rules.ts';
import { findLimitNames } from './speed-limits.store.ts';
import { findContacts, findRecipients, lockRule, updateRule } from './alert-rules.store.ts';

async function assertRecipients(tx: Db, caller: Caller, field: 'userIds' | 'escalateUserIds', ids: readonly string[]) {
  const found = await findRecipients(tx, caller, ids);
  if (found.length < new Set(ids).size) throw invalidField(field, 'unknown', 'Choose users of your organization');
}

async function assertContacts(tx: Db, caller: Caller, ids: readonly string[]) {
  const found = await findContacts(tx, caller, ids);
  if (found.length < new Set(ids).size) throw invalidField('contactIds', 'notFound', 'Contact not found');
}

/** Messages to the public internet are encrypted. */
function assertWebhook(url: string | null, { webhooks }: Pick<Services['config'], 'webhooks'>) {
  if (url !== null && !webhooks.allowsPrivate && !url.startsWith('https:'))
    throw invalidField('webhookUrl', 'https', 'Use an address that begins with https://');
}

async function assertSpeedLimits(tx: Db, caller: Caller, { typeLimits, zoneLimits }: AlertRuleInput) {
  const names = await findLimitNames(tx, caller, { typeLimits, zoneLimits });
  const ids = [
    ...typeLimits.map(({ vehicleTypeId }, i) => [`typeLimits.${i}.vehicleTypeId`, vehicleTypeId] as const),
    ...zoneLimits.map(({ locationId }, i) => [`zoneLimits.${i}.locationId`, locationId] as const),
  ];
  const unknown = ids.find(([, id]) => !names.has(id));
  if (unknown) throw invalidField(unknown[0], 'notFound', 'Not found');
}

/** A period has both ends or none. */
function assertPeriods(input: AlertRuleInput) {
  const periods = [
    ['quietTo', input.quietFrom, input.quietTo],
    ['hoursTo', input.hoursFrom, input.hoursTo],
  ] as const;
  const incomplete = periods.find(([, from, to]) => (from === null) !== (to === null));
  if (incomplete) throw invalidField(incomplete[0], 'required', 'Set both ends of the period');
}

/** Quiet hours are on the clock of the user who sets them. @throws 422 for users of other organizations */
export const saveAlertRule = (
  { db, now, secret, config }: Pick<Services, 'db' | 'now' | 'secret' | 'config'>,
  caller: Caller,
  kind: AlertKind,
  input: AlertRuleInput,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    assertPeriods(input);
    const before = await lockRule(tx, caller, kind);
    await assertRevision(tx, caller, 'alertRule', before, seen);
    await assertSpeedLimits(tx, caller, input);
    await assertRecipients(tx, caller, 'userIds', input.userIds);
    await assertRecipients(tx, caller, 'escalateUserIds', input.escalateUserIds);
    const webhookBefore = await findEndpointUrl(tx, before.webhookEndpointId);
    const { webhookUrl = webhookBefore, contactIds = before.contactIds, ...others } = input;
    const { roles = before.roles, escalateRoles = before.escalateRoles, ...rest } = others;
    assertWebhook(webhookUrl, config);
    await assertContacts(tx, caller, contactIds);
    const { limit, minutes, distance, hoursFrom, hoursTo, typeLimits, zoneLimits, ...settings } = rest;
    const speedLimits = {
      ...(typeLimits.length > 0 && { typeLimits }),
      ...(zoneLimits.length > 0 && { zoneLimits }),
    };
    const values = Object.fromEntries(
      Object.entries({ limit, minutes, distance, hoursFrom, hoursTo }).filter(([, value]) => value !== null),
    );
    const params = { ...values, ...speedLimits };
    const { zone: timeZone } = await findUserPreferences(tx, caller.userId);
    const changes = diffFields(
      {
        ...before,
        typeLimits: [...(before.params.typeLimits ?? [])],
        zoneLimits: [...(before.params.zoneLimits ?? [])],
        ...toParamFields(before.params),
        webhookUrl: webhookBefore,
      },
      { ...input, roles, escalateRoles, contactIds, webhookUrl, timeZone },
    );
    if (Object.keys(changes).length === 0) return;
    const endpoint = { organizationId: caller.organizationId, url: webhookUrl ?? '' };
    const webhookEndpointId = webhookUrl === null ? null : await ensureEndpoint(tx, endpoint, { secret, now: now() });
    const recipients = { roles, escalateRoles, contactIds, webhookEndpointId };
    await updateRule(tx, before.id, { ...settings, ...recipients, params, timeZone });
    await recordTimeline(tx, caller, {
      subject: 'alertRule',
      subjectId: before.id,
      event: 'updated',
      changes,
      occurredAt: now(),
    });
  });
