import type { Builders } from '../builders.ts';
import { DAY, HOUR } from '../builders/context.ts';
import type { Cast } from './cast.ts';

/** The systems of Harvest that call the API. */
export async function apiKeys(build: Builders, now: number, { people: { owner } }: Cast) {
  const key = { organizationId: owner.organizationId, createdBy: owner.id };
  const erp = [
    { model: 'order', rule: 'read' },
    { model: 'order', rule: 'write' },
    { model: 'contract', rule: 'read' },
  ] as const;
  await build.apiKey({ ...key, name: 'ERP', rules: erp, lastUsedAt: now - HOUR, lastUsedFrom: '203.0.113.24' });
  await build.apiKey({
    ...key,
    name: 'Warehouse system',
    rules: [{ model: 'order', rule: 'read' }],
    networks: ['203.0.113.0/24', '2001:db8:40::/48'],
    expiresAt: now + 60 * DAY,
  });
  await build.apiKey({ ...key, name: 'Old ERP', rules: erp, lastUsedAt: now - 20 * DAY, revokedAt: now - 19 * DAY });
}
