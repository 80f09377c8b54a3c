import type { OrganizationType, Rule } from 'shared-contracts/values/identity/access';
import { createBuilders, type Builders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

const MANAGER_RULES: Rule[] = [
  ...(['read', 'write', 'delete'] as const).map((rule) => ({ model: 'driver' as const, rule })),
  { model: 'vehicle', rule: 'read' },
  { model: 'vehicle', rule: 'write' },
  { model: 'trip', rule: 'read' },
];

/** An organization with a driver manager, a user who only reads vehicles, and valid input for a driver. */
export async function setUpDrivers(portal: ReturnType<typeof testApp>, type: OrganizationType = 'fleetOwner') {
  const build: Builders = createBuilders(portal.db, TEST_NOW);
  const organization = await build.organization({ type });
  const { id: organizationId } = organization;
  const manager = await build.user({ organizationId, rules: MANAGER_RULES });
  const reader = await build.user({ organizationId, rules: [{ model: 'vehicle', rule: 'read' }] });
  const input = {
    firstName: 'Sunil',
    lastName: 'Rathnayake',
    email: `sunil.${manager.login}@fleet.example`,
    phone: '+94 77 123 4567',
  };
  const as = portal.as(manager);
  const createDriver = async (fields: object = {}) => (await as.post('/drivers', { ...input, ...fields })).json();
  const readTimeline = (subjectId: string) =>
    portal.db
      .selectFrom('timelineEntries')
      .select(['event', 'userId', 'changes'])
      .where('subjectId', '=', subjectId)
      .orderBy('position')
      .execute();
  return {
    build,
    organization,
    organizationId,
    manager,
    reader,
    input,
    as,
    asReader: portal.as(reader),
    createDriver,
    readTimeline,
  };
}
