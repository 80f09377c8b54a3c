import { decodeJwt } from 'jose';
import { ACTIONS, MODELS } from 'shared-contracts/values/identity/access';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { createBuilders } from '../../../demo/builders.ts';
import { ACCOUNT_EMAIL_TEXTS } from '../auth/account-email.texts.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createInvitedUser, generatePassword } from './create-users.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const ALL_RULES = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));

const rootCaller = async () => {
  const root = await build().user({ role: 'root' });
  return { ...root, userId: root.id, actorId: null, organizationType: '5pl' as const, rules: [] };
};

test('generates distinct one-time passwords without confusable characters', () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  expect(passwords.every((password) => /^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/.test(password))).toBe(true);
  expect(new Set(passwords).size).toBe(500);
});

test.each(LANGUAGES)('creates a user and emails the one-time password in %s', async (language) => {
  const caller = await rootCaller();
  const organization = await build().organization({ name: `Harvest <${language}>` });
  const email = `${language}@harvest.example`;
  const user = await inTransaction(portal.db, (tx) =>
    createInvitedUser(tx, portal.app, caller, {
      organizationId: organization.id,
      login: email,
      email,
      role: 'admin',
      rules: ALL_RULES,
      language,
      name: 'Nimal Perera',
    }),
  );
  expect(user).toMatchObject({
    login: email,
    role: 'admin',
    timezone: { id: caller.timezoneId },
    organization: { name: organization.name },
  });
  expect(user.rules).toHaveLength(66);

  const mail = await portal.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();
  const password = /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/.exec(mail.text)?.[0] ?? '';
  expect(mail).toMatchObject({
    subject: ACCOUNT_EMAIL_TEXTS[language].credentials.subject.replace('{organization}', organization.name),
    organizationId: organization.id,
  });
  for (const text of ['Nimal Perera', email, `${portal.app.config.publicUrl}/login`]) expect(mail.text).toContain(text);
  expect(mail.html).not.toContain(`<${language}>`);
  const { token } = (await portal.as(null).post('/auth', { login: email, password })).json();
  expect(decodeJwt(token)).toMatchObject({ mustChangePassword: true, language });

  const [entry] = await portal.db.selectFrom('timelineEntries').selectAll().where('subjectId', '=', user.id).execute();
  expect(entry).toMatchObject({
    event: 'created',
    userId: caller.id,
    organizationId: organization.id,
    changes: { login: { from: null, to: email }, role: { from: null, to: 'admin' } },
  });
  expect(JSON.stringify(entry)).not.toContain(password);
});
