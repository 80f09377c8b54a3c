import type { Kysely } from 'kysely';
import { ACTIONS, MODELS } from 'shared-contracts/values/identity/access';
import { createBuilders } from '../../../demo/builders.ts';
import { up } from '../../../migrations/0072-forwarder-rules.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();

test('grants users of 3PL and 4PL organizations every rule, and nobody else', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const createUser = async (type: '1pl' | '3pl' | '4pl', overrides = {}) =>
    build.user({ organizationId: (await build.organization({ type })).id, ...overrides });
  const [cargoOwner, forwarder, leadForwarder] = [
    await createUser('1pl'),
    await createUser('3pl', { rules: [{ model: 'order', rule: 'read' }] }),
    await createUser('4pl', { status: 2 }),
  ];
  await up(portal.db as Kysely<unknown>);
  const rulesOf = async ({ id }: { id: string }) =>
    (await portal.db.selectFrom('userRules').select(['model', 'rule']).where('userId', '=', id).execute())
      .map(({ model, rule }) => `${model} ${rule}`)
      .toSorted();
  const everything = MODELS.flatMap((model) => ACTIONS.map((rule) => `${model} ${rule}`)).toSorted();
  expect(await rulesOf(forwarder)).toEqual(everything);
  expect(await rulesOf(leadForwarder)).toEqual(everything);
  expect(await rulesOf(cargoOwner)).toEqual([]);
});
