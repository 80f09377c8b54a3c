import type { AreaManifest, AreaModelDeclaration, Registry } from 'shared-contracts/values/portal/areas';
import type { GrantedRule, Rule } from 'shared-contracts/values/identity/access';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW } from '../../platform/testing/test-app.ts';
import { AREA, registry, release, setUpReportedReleases } from './testing/reported-releases.ts';

const { portal, writeRegistry } = setUpReportedReleases();
const MODEL = `${AREA}.rack` as const;
const RACK: AreaModelDeclaration = { model: MODEL, label: 'model.rack', help: 'model.rackHelp' };
const texts = (rack: string) => ({ 'model.rack': rack, 'model.rackHelp': `Read: ${rack}.` });
const NAMES = ['Racks', 'Scaffali', 'Rayons', 'Estantes', 'රාක්ක'] as const;
const USER_RULES: Rule[] = (['read', 'write'] as const).map((rule) => ({ model: 'user', rule }));

/** The same releases; the one in use declares a model. */
function withModel(): Registry {
  const now = release('now', '1.1.0');
  const [en, it, fr, sp, sin] = NAMES.map(texts);
  const labels = { en, it, fr, sp, sin } as AreaManifest['labels'];
  now.manifest = { ...now.manifest, models: [RACK], labels };
  return { ...registry, releases: { [AREA]: { ...registry.releases[AREA], now } } };
}

async function createPeople() {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization();
  const member = (rules: readonly Rule[], role: 'user' | 'admin' = 'user') =>
    build.user({ organizationId, role, rules });
  const [root, admin, reader, clerk] = [
    await build.user({ role: 'root' }),
    await member(USER_RULES, 'admin'),
    await member([]),
    await member([{ model: 'order', rule: 'read' }]),
  ];
  const stranger = await build.user({ organizationId: (await build.organization()).id, rules: USER_RULES });
  return { root, admin, reader, clerk, stranger };
}

const grant = async (caller: { id: string }, user: { id: string }, rules: readonly GrantedRule[]) => {
  const reply = await portal.as(caller).patch(`/users/${user.id}`, { rules });
  return reply.statusCode < 300 ? 'done' : `${reply.statusCode} ${reply.json().code}`;
};
const heldBy = async (user: { id: string }): Promise<GrantedRule[]> =>
  (await portal.as(user).get('/users/rules')).json().rules;

const byLanguage = ([en, it, fr, sp, sin]: readonly string[]) => ({ en, it, fr, sp, sin });

test('lists the models that areas in use declare, in each language, to those who manage users', async () => {
  const { admin, reader } = await createPeople();
  expect((await portal.as(admin).get('/areas/models')).json()).toEqual({ items: [] });
  writeRegistry(withModel());
  expect((await portal.as(admin).get('/areas/models')).json().items).toEqual([
    {
      model: MODEL,
      area: AREA,
      labels: byLanguage(NAMES),
      help: byLanguage(NAMES.map((name) => `Read: ${name}.`)),
    },
  ]);
  expect((await portal.as(reader).get('/areas/models')).statusCode).toBe(403);
});

test('rules for a model of an area are granted by those who hold them, like any others', async () => {
  const { root, admin, clerk, stranger } = await createPeople();
  const rule: GrantedRule = { model: MODEL, rule: 'read' };
  expect(await grant(root, admin, [...USER_RULES, rule])).toBe('422 invalid');
  writeRegistry(withModel());
  expect(await grant(admin, clerk, [rule])).toBe('403 ruleNotHeld');
  expect(await grant(root, admin, [...USER_RULES, rule])).toBe('done');
  expect(await grant(stranger, clerk, [rule])).toBe('404 notFound');
  expect(await grant(admin, clerk, [rule, { model: MODEL, rule: 'write' }])).toBe('403 ruleNotHeld');
  expect(await grant(admin, clerk, [{ model: 'order', rule: 'read' }, rule])).toBe('done');
  expect(await heldBy(clerk)).toEqual([rule, { model: 'order', rule: 'read' }]);
  expect(await grant(root, clerk, [{ model: `${AREA}.shelf`, rule: 'read' }])).toBe('422 invalid');
  const [entry] = await portal.db.selectFrom('timelineEntries').selectAll().where('subjectId', '=', clerk.id).execute();
  expect(entry?.changes).toMatchObject({ rules: { to: [rule, { model: 'order', rule: 'read' }] } });
});

test('they outlive the area, can be taken away then, and are in no template or API key', async () => {
  const { root, clerk } = await createPeople();
  const rules: GrantedRule[] = [
    { model: MODEL, rule: 'read' },
    { model: MODEL, rule: 'write' },
  ];
  writeRegistry(withModel());
  expect(await grant(root, clerk, rules)).toBe('done');
  writeRegistry(registry);
  expect(await heldBy(clerk)).toEqual(rules);
  expect(await grant(root, clerk, rules.slice(0, 1))).toBe('done');
  expect(await heldBy(clerk)).toEqual(rules.slice(0, 1));
  const as = portal.as(root);
  expect((await as.post('/role-templates', { name: 'Racks', rules })).statusCode).toBe(422);
  expect((await as.post('/api-keys', { name: 'Racks', rules, expiresAt: null })).statusCode).toBe(422);
});
