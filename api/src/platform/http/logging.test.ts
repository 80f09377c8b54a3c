import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createBuilders } from '../../../demo/builders.ts';
import { authRoutes } from '../../identity/auth/auth.routes.ts';
import { callerOf, needsSignIn } from '../access/needs.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';

const lines: string[] = [];
const PASSWORD = 'hunter2-hunter2';

/** Logs secrets by accident. */
const carelessRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/careless/:id', needsSignIn, (request) => {
    const { headers } = request;
    request.log.info(
      {
        headers,
        body: { password: PASSWORD, user: { password: PASSWORD } },
        password: PASSWORD,
        token: headers.authorization,
      },
      'careless',
    );
    return { user: callerOf(request).userId };
  });
};

const portal = testApp({ features: [authRoutes, carelessRoutes], log: (line) => lines.push(line) });

test('logs one line per request with route, status, duration and user', async () => {
  const user = await createBuilders(portal.db, TEST_NOW).user();
  lines.length = 0;
  await portal.as(user).get('/careless/7?search=private');
  const line = JSON.parse(lines.find((text) => text.includes('answered')) ?? '{}');
  expect(line).toMatchObject({
    method: 'GET',
    route: '/api/careless/:id',
    status: 200,
    user: user.id,
    reqId: expect.any(String),
    ms: expect.any(Number),
  });
  expect(lines.join()).not.toContain('private');
});

test("doesn't log passwords and tokens", async () => {
  const user = await createBuilders(portal.db, TEST_NOW).user({ login: 'nimal', password: PASSWORD });
  lines.length = 0;
  const { token } = (await portal.as(null).post('/auth', { login: 'nimal', password: PASSWORD })).json();
  await portal.as(null).post('/auth', { login: 'nimal', password: `${PASSWORD}!` });
  await portal.as(user).get('/careless/7');
  const log = lines.join();
  expect(log).toContain('careless');
  expect(log).not.toContain(PASSWORD);
  expect(log).not.toContain(token);
  expect(log).not.toContain('Bearer');
});
