import { decodeJwt } from 'jose';
import { ACTIONS, MODELS } from 'shared-contracts/values/access';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { given as builders } from '../../../demo/builders.ts';
import { ACCOUNT_MAILS } from '../auth/account-mail.texts.ts';
import { inTransaction } from '../../platform/database.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createUserWithOneTimePassword, newPassword } from './one-time-password.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const EVERYTHING = MODELS.flatMap((model) => ACTIONS.map((rule) => ({ model, rule })));

const callerOf = async () => {
  const root = await given().user({ role: 'root' });
  return { ...root, userId: root.id, actorId: null, organizationType: '5pl' as const, rules: [] };
};

test('a one-time password can be read aloud and is another each time', () => {
  const passwords = Array.from({ length: 500 }, newPassword);
  expect(passwords.every((password) => /^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/.test(password))).toBe(true);
  expect(new Set(passwords).size).toBe(500);
});

test.each(LANGUAGES)('a user is made and gets the one-time password by mail in %s', async (language) => {
  const caller = await callerOf();
  const organization = await given().organization({ name: `Harvest <${language}>` });
  const email = `${language}@harvest.example`;
  const made = await inTransaction(portal.db, (tx) =>
    createUserWithOneTimePassword(tx, portal.app, caller, {
      organizationId: organization.id,
      login: email,
      email,
      role: 'admin',
      rules: EVERYTHING,
      language,
      name: 'Nimal Perera',
    }),
  );
  expect(made).toMatchObject({
    login: email,
    role: 'admin',
    timezone: { id: caller.timezoneId },
    organization: { name: organization.name },
  });
  expect(made.rules).toHaveLength(66);

  const mail = await portal.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();
  const password = /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/.exec(mail.text)?.[0] ?? '';
  expect(mail).toMatchObject({
    subject: ACCOUNT_MAILS[language].credentials.subject.replace('{organization}', organization.name),
    organizationId: organization.id,
  });
  for (const part of ['Nimal Perera', email, `${portal.app.config.publicUrl}/login`]) expect(mail.text).toContain(part);
  expect(mail.html).not.toContain(`<${language}>`);
  const { token } = (await portal.as(null).post('/auth', { login: email, password })).json();
  expect(decodeJwt(token)).toMatchObject({ mustChangePassword: true, language });

  const [entry] = await portal.db.selectFrom('timelineEntries').selectAll().where('subjectId', '=', made.id).execute();
  expect(entry).toMatchObject({
    event: 'created',
    userId: caller.id,
    organizationId: organization.id,
    changes: { login: { from: null, to: email }, role: { from: null, to: 'admin' } },
  });
  expect(JSON.stringify(entry)).not.toContain(password);
});
