import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { problemOf, createTenants } from './testing/saml-tenants.ts';
import { startSamlProvider } from './testing/saml-provider.ts';

const portal = testApp({ config: { rateLimits: readConfig({}).rateLimits } });
let idp: Awaited<ReturnType<typeof startSamlProvider>>;
const { setUp, start } = createTenants(portal, () => idp);
beforeAll(async () => {
  idp = await startSamlProvider({ nameId: 'nobody@nowhere.example', attributes: {} });
});
afterAll(() => idp.stop());

const countAttempts = async () => (await portal.db.selectFrom('samlAttempts').select('id').execute()).length;

test('limits the sign-ins that an address starts, with an error on the sign-in page', async () => {
  const tenant = await setUp();
  let started = await start(tenant);
  for (let n = 0; n < 400 && !problemOf(started.url.href); n += 1) started = await start(tenant);
  expect(problemOf(started.url.href)).toBe('tooMany');
  const kept = await countAttempts();
  expect(kept).toBeGreaterThanOrEqual(300);
  expect(kept).toBeLessThan(400);
  expect(problemOf((await start(tenant)).url.href)).toBe('tooMany');
  expect(await countAttempts()).toBe(kept);
});

test('the daily job removes unfinished sign-ins', async () => {
  expect(await countAttempts()).toBeGreaterThan(0);
  portal.clock.now = TEST_NOW + 3_600;
  await portal.app.jobs.enqueue(portal.db, 'saml.cleanup', {});
  await portal.app.jobs.runDue();
  expect(await countAttempts()).toBe(0);
});
