import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

type Portal = ReturnType<typeof testApp>;

/** Creates a root user before the tests run. Call it at the top of a test file. */
export function setUpAdministration(portal: Portal) {
  const build = () => createBuilders(portal.db, TEST_NOW);
  let root = { id: '', organizationId: '' };
  let [countryId, currencyId] = ['', ''];
  let count = 0;

  beforeAll(async () => {
    const findId = async (table: 'countries' | 'currencies', shortName: string) =>
      (await portal.db.selectFrom(table).select('id').where('shortName', '=', shortName).executeTakeFirstOrThrow()).id;
    countryId = await findId('countries', 'LK');
    currencyId = await findId('currencies', 'LKR');
    const platform = await build().organization({ name: 'Platform', type: '5pl' });
    root = await build().user({ role: 'root', organizationId: platform.id });
  });

  return {
    build,
    root: () => root,
    countryId: () => countryId,
    findOrganization: (id: string) =>
      portal.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst(),
    usersOf: (id: string) => portal.db.selectFrom('users').selectAll().where('organizationId', '=', id).execute(),
    mailsTo: (recipient: string) =>
      portal.db
        .selectFrom('mails')
        .select(['subject', 'text'])
        .where('recipient', '=', recipient)
        .orderBy('createdAt')
        .execute(),
    entriesOf: (id: string) =>
      portal.db
        .selectFrom('timelineEntries')
        .select(['event', 'fromStage', 'toStage', 'changes', 'reason', 'organizationId'])
        .where('subject', '=', 'organization')
        .where('subjectId', '=', id)
        .orderBy('position')
        .execute(),
    createRegistered: (overrides = {}) => build().organization({ status: 0, ...overrides }),
    patch: (id: string, body: object) => portal.as(root).patch(`/organizations/${id}`, body),
    /** Input of a new organization, unique with every call. */
    organizationInput: (overrides: object = {}) => {
      count += 1;
      return {
        name: `Made ${count}`,
        registrationId: `PV made ${count}`,
        countryId,
        currencyId,
        domain: 'Freight',
        contactName: 'Kavitha N',
        contactEmail: `made${count}@new.example`,
        ...overrides,
      };
    },
  };
}
