import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();

test('limits invitations by user and by organization, but not users with a password', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const organizationId = (await build.organization()).id;
  const [manager, colleague] = [
    await build.user({ organizationId, rules: 'all' }),
    await build.user({ organizationId, rules: 'all' }),
  ];
  let count = 0;
  const invite = async (by: typeof manager, more: object = {}) => {
    count += 1;
    const [login, email] = [`guest${count}`, `guest${count}@limit.example`];
    const reply = await portal.as(by).post('/users', { login, email, timezoneId: by.timezoneId, ...more });
    return [reply.statusCode, reply.json().message];
  };
  const useUp = (owner: string, used: number) =>
    portal.db
      .insertInto('quotas')
      .values({ key: `invitation ${owner}`, startsAt: TEST_NOW, used })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ used }))
      .execute();
  await useUp(`user ${manager.id}`, 29);
  expect(await invite(manager)).toEqual([201, undefined]);
  const reached = 'reached the limit of';
  expect(await invite(manager)).toEqual([429, `You have ${reached} 30 invitations an hour. Try again in 60 min`]);
  expect(await invite(manager, { password: 'quiet-harbour' })).toEqual([201, undefined]);
  expect(await invite(colleague)).toEqual([201, undefined]);
  await useUp(`organization ${organizationId}`, 100);
  expect(await invite(colleague)).toEqual([
    429,
    `Your organization has ${reached} 100 invitations an hour. Try again in 60 min`,
  ]);
});
