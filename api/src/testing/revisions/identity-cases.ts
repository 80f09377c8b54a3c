import { DAY } from 'shared-contracts/values/time';
import { form, MULTIPART, PNG } from '../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW } from '../../platform/testing/test-app.ts';
import type { Office, RevisionCase, Target } from './revision-case.ts';

const USER = { subject: 'user', view: '/users/{id}' };
const PARTNER = { subject: 'partner', view: '/partners/{id}' };
const ORGANIZATION = { subject: 'organization', view: '/organizations/{id}' };

async function createPartner({ build, organizationId }: Office, isRequestedByPartner: boolean): Promise<string> {
  const partner = await build.organization({ type: '2pl' });
  await build.partnership(
    isRequestedByPartner
      ? { organizationId: partner.id, partnerId: organizationId, status: 'waitingConfirmation' }
      : { organizationId, partnerId: partner.id, status: 'active' },
  );
  return partner.id;
}

const createUser = async ({ build, organizationId }: Office) => (await build.user({ organizationId })).id;
const addFactor = ({ portal }: Office, userId: string) =>
  portal.db.insertInto('userFactors').values({ userId, kind: 'totp', name: 'Phone', createdAt: TEST_NOW }).execute();
async function createInvitedUser({ portal, build, organizationId }: Office): Promise<string> {
  const server = { smtpHost: 'mail.harvest.example' };
  await portal.db.updateTable('organizations').set(server).where('id', '=', organizationId).execute();
  const { id: userId } = await build.user({ organizationId });
  await portal.db
    .insertInto('userInvitations')
    .values({ userId, tokenHash: userId, sentAt: TEST_NOW - DAY, expiresAt: TEST_NOW + DAY })
    .execute();
  return userId;
}
const createOrganization = async ({ build }: Office) => (await build.organization({ type: '1pl' })).id;
const asRoot = ({ root, otherRoot }: Office) => ({ as: root, other: otherRoot });

const ROLE_TEMPLATE = { subject: 'roleTemplate', view: '/role-templates' };
async function createRoleTemplate({ portal, organizationId }: Office): Promise<string> {
  await portal.db.deleteFrom('roleTemplates').where('organizationId', '=', organizationId).execute();
  const rules = JSON.stringify([{ model: 'order', rule: 'read' }]);
  const template = { organizationId, name: 'Night desk', rules, createdAt: TEST_NOW };
  const { id } = await portal.db.insertInto('roleTemplates').values(template).returning('id').executeTakeFirstOrThrow();
  return id;
}
const LIST_VIEW = { subject: 'listView', view: '/list-views' };
async function createListView({ portal, me }: Office): Promise<string> {
  const view = { list: 'orders', path: '/orders', tab: null, query: '', columns: [], isCards: false, isShared: true };
  const count = (await portal.as(me).get('/list-views')).json().items.length;
  return (await portal.as(me).post('/list-views', { ...view, name: `View ${count}` })).json().id;
}

/** Listed with the others of its organization. */
const IDENTITY_PROVIDER = { subject: 'identityProvider', view: '/identity-providers' };
async function createIdentityProvider({ portal, me }: Office): Promise<string> {
  const provider = {
    name: 'Okta',
    issuer: 'https://harvest.okta.example',
    clientId: 'consign',
    clientSecret: 'secret',
  };
  const rules = { defaultRules: [], groupsClaim: null, groupRules: [], syncsRules: false, createsUsers: false };
  const access = { domains: [], trustsEmail: false, isEnforced: false, breakGlassUserId: null };
  return (await portal.as(me).post('/identity-providers', { ...provider, ...rules, ...access })).json().id;
}

let titles = 0;
const newTitle = () => {
  titles += 1;
  return { pageTitle: `Title ${titles}` };
};

/** A change that the organization has requested, and requests again with another title. */
async function requestChange(office: Office): Promise<Target> {
  const { build, portal, root } = office;
  const { id: organizationId } = await build.organization({ type: '1pl' });
  const [owner, colleague] = [
    await build.user({ organizationId, rules: 'all' }),
    await build.user({ organizationId, rules: 'all' }),
  ];
  const { change } = (await portal.as(owner).patch('/organizations/self', newTitle())).json();
  return {
    id: change.id,
    params: { organizationId },
    as: root,
    other: colleague,
    change: { send: () => portal.as(colleague).patch('/organizations/self', newTitle()), fields: ['pageTitle'] },
  };
}

const REQUESTED_CHANGE = {
  subject: 'organization',
  view: '/organizations/{organizationId}',
  read: ({ change }: { change?: { revision: number } }) => change?.revision,
};

export const IDENTITY_CASES: readonly RevisionCase[] = [
  {
    ...IDENTITY_PROVIDER,
    call: 'PATCH /api/identity-providers/{id}',
    prepare: async (office) => ({ id: await createIdentityProvider(office), body: { name: 'Okta EU' } }),
    fields: ['name'],
  },
  {
    ...IDENTITY_PROVIDER,
    call: 'DELETE /api/identity-providers/{id}',
    prepare: async (office) => ({ id: await createIdentityProvider(office) }),
  },
  {
    ...USER,
    call: 'PATCH /api/users/{id}',
    prepare: async (office) => ({ id: await createUser(office), body: { language: 'it' } }),
    fields: ['language'],
  },
  {
    ...USER,
    call: 'PATCH /api/users/self-update',
    view: '/users/self',
    prepare: async ({ build, organizationId }) => {
      const user = await build.user({ organizationId });
      return { id: user.id, as: user, body: { language: 'it' } };
    },
  },
  { ...USER, call: 'DELETE /api/users/{id}', prepare: async (office) => ({ id: await createUser(office) }) },
  {
    ...USER,
    call: 'POST /api/users/{id}/invitation',
    prepare: async (office) => ({ id: await createInvitedUser(office) }),
  },
  {
    ...USER,
    call: 'DELETE /api/users/{id}/factors',
    prepare: async (office) => {
      const id = await createUser(office);
      await addFactor(office, id);
      return { id };
    },
  },
  {
    ...USER,
    call: 'DELETE /api/users/{id}/personal-data',
    prepare: async (office) => {
      const id = await createUser(office);
      await office.portal.db.updateTable('users').set({ status: 2 }).where('id', '=', id).execute();
      return { id };
    },
  },
  {
    ...ROLE_TEMPLATE,
    call: 'PATCH /api/role-templates/{id}',
    prepare: async (office) => ({ id: await createRoleTemplate(office), body: { name: 'Changed desk' } }),
    fields: ['name'],
  },
  {
    ...ROLE_TEMPLATE,
    call: 'DELETE /api/role-templates/{id}',
    prepare: async (office) => ({ id: await createRoleTemplate(office) }),
  },
  {
    ...LIST_VIEW,
    call: 'PATCH /api/list-views/{id}',
    prepare: async (office) => ({ id: await createListView(office), body: { query: 'stage=saved' } }),
    fields: ['query'],
  },
  {
    ...LIST_VIEW,
    call: 'DELETE /api/list-views/{id}',
    prepare: async (office) => ({ id: await createListView(office) }),
  },
  {
    ...PARTNER,
    call: 'PATCH /api/partners/{id}',
    prepare: async (office) => ({ id: await createPartner(office, false), body: { status: 'blocked' } }),
    fields: ['stage'],
  },
  {
    ...PARTNER,
    call: 'PATCH /api/partners/{id}/sharing',
    prepare: async (office) => ({ id: await createPartner(office, false), body: { contacts: { scope: 'all' } } }),
    fields: ['contacts'],
  },
  {
    ...PARTNER,
    call: 'PATCH /api/partners/{id}/confirm',
    prepare: async (office) => ({ id: await createPartner(office, true) }),
    fields: ['stage'],
  },
  {
    ...PARTNER,
    call: 'DELETE /api/partners/{id}',
    prepare: async (office) => ({ id: await createPartner(office, false) }),
  },
  {
    ...ORGANIZATION,
    call: 'PATCH /api/organizations/self',
    prepare: async ({ organizationId }) => ({ id: organizationId, body: newTitle() }),
    fields: ['pageTitle'],
  },
  {
    ...ORGANIZATION,
    call: 'PATCH /api/organizations/{id}',
    prepare: async (office) => ({ id: await createOrganization(office), body: newTitle(), ...asRoot(office) }),
    fields: ['pageTitle'],
  },
  {
    ...ORGANIZATION,
    call: 'POST /api/organizations/{id}/logo',
    prepare: async (office) => ({
      id: await createOrganization(office),
      body: form(PNG),
      headers: MULTIPART,
      ...asRoot(office),
    }),
    fields: ['logo'],
  },
  {
    ...ORGANIZATION,
    call: 'DELETE /api/organizations/{id}/logo',
    prepare: async (office) => ({ id: await createOrganization(office), ...asRoot(office) }),
  },
  {
    ...ORGANIZATION,
    call: 'PATCH /api/organizations/my/setup',
    prepare: async ({ organizationId }) => ({ id: organizationId, body: { isDismissed: true } }),
  },
  {
    ...ORGANIZATION,
    call: 'DELETE /api/organizations/{id}',
    prepare: async (office) => ({ id: await createOrganization(office), ...asRoot(office) }),
  },
  {
    ...REQUESTED_CHANGE,
    call: 'PATCH /api/organizations/changes/{id}',
    isInBody: true,
    prepare: async (office) => ({ ...(await requestChange(office)), body: {} }),
  },
  { ...REQUESTED_CHANGE, call: 'DELETE /api/organizations/changes/{id}', prepare: requestChange },
];
