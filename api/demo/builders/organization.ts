import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';
import { countryId, currencyId } from './lookups.ts';

/** `status`: 0 registered, 1 active (default), 2 blocked. A cargo owner by default. */
export async function organization(context: Context, overrides: Partial<Insertable<Tables['organizations']>> = {}) {
  const n = context.next('organization');
  const row = {
    id: context.id('organization', n),
    name: `Organization ${n}`,
    code: `ORG${n}`,
    type: '1pl' as const,
    registrationId: `PV ${String(10_000 + n)}`,
    countryId: await countryId(context),
    currencyId: await currencyId(context),
    contactName: 'Nimal Perera',
    contactEmail: `office@org${n}.example`,
    createdAt: context.now - 400 * DAY,
    setupDismissedAt: context.now - 400 * DAY,
    ...overrides,
  };
  return context.db.insertInto('organizations').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Active by default, between the two organizations. A blocked one was blocked by the requester. */
export async function partnership(
  context: Context,
  overrides: { organizationId: string; partnerId: string } & Partial<Insertable<Tables['partnerships']>>,
) {
  const blockedBy = overrides.status === 'blocked' ? overrides.organizationId : null;
  const row = {
    id: context.id('partnership', context.next('partnership')),
    status: 'active' as const,
    createdAt: context.now - 380 * DAY,
    blockedBy,
    ...overrides,
  };
  return context.db.insertInto('partnerships').values(row).returningAll().executeTakeFirstOrThrow();
}

export const usualOrganization = (context: Context) => context.usual('organization', () => organization(context));

/** The default transporter of an organization. */
export const usualPartner = (context: Context, organizationId: string) =>
  context.usual(`partner of ${organizationId}`, async () => {
    const found = await context.db
      .selectFrom('partnerships')
      .innerJoin('organizations', 'organizations.id', 'partnerships.partnerId')
      .selectAll('organizations')
      .where('partnerships.organizationId', '=', organizationId)
      .where('partnerships.status', '=', 'active')
      .orderBy('partnerships.createdAt')
      .orderBy('partnerships.id')
      .executeTakeFirst();
    if (found) return found;
    const partner = await organization(context, { type: '3pl' });
    await partnership(context, { organizationId, partnerId: partner.id });
    return partner;
  });
