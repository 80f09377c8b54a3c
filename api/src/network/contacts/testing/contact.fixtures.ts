import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

const CONTACT_RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'contact' as const, rule }));
export const ANN = { firstName: ' Ann ', lastName: 'Alwis', email: 'ann@x.example', phone: '+94 77 123 4567' };

type Portal = ReturnType<typeof testApp>;
type Options = { type?: '1pl' | 'fleetOwner'; canCreateDrivers?: boolean };

/** Creates an organization with a user who manages its contacts; `as` sends requests as that user. */
export async function setUpContacts(portal: Portal, { type = '1pl', canCreateDrivers = false }: Options = {}) {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization({ type });
  const driverRules = canCreateDrivers ? [{ model: 'driver' as const, rule: 'write' as const }] : [];
  const user = await build.user({ organizationId, rules: [...CONTACT_RULES, ...driverRules] });
  const as = portal.as(user);
  const createContact = async (body: object = {}) => (await as.post('/contacts', { ...ANN, ...body })).json();
  return { build, organizationId, user, as, createContact };
}

/** The timeline entries of a record, oldest first. */
export const timelineOf = ({ db }: Portal, subject: 'contact' | 'driver', subjectId: string) =>
  db
    .selectFrom('timelineEntries')
    .select(['event', 'changes', 'organizationId'])
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .execute();
