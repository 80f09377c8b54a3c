import { testApp } from '../platform/testing/test-app.ts';

const portal = testApp();

test('nobody is not signed in', async () => {
  const reply = await portal.as(null).get('/auth/is-blocked');
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toEqual({ statusCode: 401, code: 'unauthorized', message: 'Sign in to continue' });
});
