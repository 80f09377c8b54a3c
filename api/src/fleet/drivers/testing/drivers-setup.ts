import type { OrganizationType, Rule } from 'shared-contracts/values/access';
import { given as builders, type Given } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

const KEEPER: Rule[] = [
  ...(['read', 'write', 'delete'] as const).map((rule) => ({ model: 'driver' as const, rule })),
  { model: 'vehicle', rule: 'read' },
  { model: 'vehicle', rule: 'write' },
  { model: 'trip', rule: 'read' },
];

/** An organization with somebody who keeps its drivers, somebody who only sees vehicles, and what a driver is made of. */
export async function depot(portal: ReturnType<typeof testApp>, type: OrganizationType = 'fleetOwner') {
  const given: Given = builders(portal.db, TEST_NOW);
  const organization = await given.organization({ type });
  const { id: organizationId } = organization;
  const keeper = await given.user({ organizationId, rules: KEEPER });
  const reader = await given.user({ organizationId, rules: [{ model: 'vehicle', rule: 'read' }] });
  const input = {
    firstName: 'Sunil',
    lastName: 'Rathnayake',
    email: `sunil.${keeper.login}@fleet.example`,
    phone: '+94 77 123 4567',
  };
  const as = portal.as(keeper);
  const make = async (more: object = {}) => (await as.post('/drivers', { ...input, ...more })).json();
  const told = (subjectId: string) =>
    portal.db
      .selectFrom('timelineEntries')
      .select(['event', 'userId', 'changes'])
      .where('subjectId', '=', subjectId)
      .orderBy('position')
      .execute();
  return { given, organization, organizationId, keeper, reader, input, as, asReader: portal.as(reader), make, told };
}
