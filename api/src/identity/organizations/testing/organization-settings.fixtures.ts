import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';
import { form, MULTIPART, PNG } from './picture.fixtures.ts';

type Portal = ReturnType<typeof testApp>;
type User = { id: string; organizationId: string; login: string };
type Change = {
  id: string;
  revision: number;
  changes: { field: string; before: unknown; after: unknown }[];
  values: object;
};

/** Helpers to request, read and review changes of an organization's settings. */
export function setUpSettings(portal: Portal) {
  const build = () => createBuilders(portal.db, TEST_NOW);
  const requestChange = (user: User, body: object) => portal.as(user).patch('/organizations/self', body);
  const getDetails = async (user: User) => (await portal.as(user).get(`/organizations/${user.organizationId}`)).json();
  const getChange = async (user: User): Promise<Change> => (await getDetails(user)).change;

  return {
    build,
    requestChange,
    getDetails,
    getChange,
    createOwner: async (organization = {}, user = {}) => {
      const { id: organizationId } = await build().organization(organization);
      return build().user({ organizationId, rules: [{ model: 'organizationOwner', rule: 'write' }], ...user });
    },
    createRoot: () => build().user({ role: 'root' }),
    /** Requests a change and returns what is pending then. */
    createPendingChange: async (user: User, body: object) => {
      expect((await requestChange(user, body)).statusCode).toBe(200);
      return getChange(user);
    },
    entriesOf: (organizationId: string) =>
      portal.db
        .selectFrom('timelineEntries')
        .select(['event', 'changes', 'reason', 'userId'])
        .where('subject', '=', 'organization')
        .where('subjectId', '=', organizationId)
        .orderBy('position')
        .execute(),
    mailsTo: (recipient: string) =>
      portal.db.selectFrom('mails').select(['subject', 'text', 'html']).where('recipient', '=', recipient).execute(),
    notificationsOf: (userId: string) =>
      portal.db
        .selectFrom('notifications')
        .select(['kind', 'values', 'subjectId', 'readAt'])
        .where('userId', '=', userId)
        .orderBy('id')
        .execute(),
    uploadPicture: async (user: User, field: 'loginImage' | 'favicon'): Promise<{ id: string; url: string }> =>
      (await portal.as(user, MULTIPART).post('/organizations/self/pictures', form(PNG, { field }))).json(),
    statusOf: async (url: string) => (await portal.app.inject(url)).statusCode,
  };
}
