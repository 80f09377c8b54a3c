import type { Kysely } from 'kysely';
import { createBuilders } from '../../../demo/builders.ts';
import { down, up } from '../../../migrations/0073-outgoing-mail.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';

const portal = testApp();

test('masks the passwords that were sent before and can still be used', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const [newcomer, settled] = [await build.user({ mustChangePassword: true }), await build.user()];
  const text = 'Login: nimal\nOne-time password: k7bm-x2pq-9rtw';
  const rows = [
    { recipient: newcomer.email.toUpperCase(), state: 'sent' as const },
    { recipient: newcomer.email, state: 'kept' as const },
    { recipient: settled.email, state: 'sent' as const },
  ].map((row) => ({ ...row, subject: 'Access', text, html: `<p>${text}</p>`, createdAt: TEST_NOW }));
  await down(portal.db as Kysely<unknown>);
  const ids = [];
  for (const row of rows)
    ids.push(await portal.db.insertInto('mails').values(row).returning('id').executeTakeFirstOrThrow());
  await up(portal.db as Kysely<unknown>);
  const mails = await portal.db.selectFrom('mails').select(['id', 'text', 'html']).execute();
  const masked = 'Login: nimal\nOne-time password: ••••••';
  expect(ids.map(({ id }) => mails.find((mail) => mail.id === id))).toMatchObject([
    { text: masked, html: `<p>${masked}</p>` },
    { text },
    { text },
  ]);
});
