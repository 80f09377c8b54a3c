import { sql } from 'kysely';
import { testApp } from '../../../platform/testing/test-app.ts';
import { setUpAdministration } from '../testing/organization-administration.fixtures.ts';
import { form, MULTIPART, PNG } from '../testing/picture.fixtures.ts';
import { formatUsages, USAGE_SOURCES } from '../records/usage.rules.ts';

const portal = testApp();
const { build, entriesOf, findOrganization, root } = setUpAdministration(portal);

test('deletes an unused organization with its pictures, and lists what uses another one', async () => {
  const { id: organizationId } = await build().organization({ name: 'Busy' });
  const owner = await build().user({ organizationId, rules: [{ model: 'organizationOwner', rule: 'write' }] });
  await portal.as(owner, MULTIPART).post('/organizations/self/pictures', form(PNG, { field: 'favicon' }));
  await build().contact({ organizationId });
  await build().contact({ organizationId });
  await build().partnership({ organizationId: (await build().organization()).id, partnerId: organizationId });
  const path = `/organizations/${organizationId}`;
  expect((await portal.as(root()).delete(path)).json()).toEqual({
    statusCode: 409,
    code: 'organizationInUse',
    message: 'Used by 1 user, 2 contacts, and 1 partnership',
    params: {
      uses: [
        { what: 'users', count: 1 },
        { what: 'contacts', count: 2 },
        { what: 'partnerships', count: 1 },
      ],
    },
  });
  for (const table of ['users', 'contacts'] as const)
    await portal.db.deleteFrom(table).where('organizationId', '=', organizationId).execute();
  await portal.db.deleteFrom('partnerships').where('partnerId', '=', organizationId).execute();
  expect((await portal.as(root()).delete(path)).statusCode).toBe(200);
  expect([
    await findOrganization(organizationId),
    await portal.db.selectFrom('files').select('id').where('organizationId', '=', organizationId).execute(),
  ]).toEqual([undefined, []]);
  expect((await entriesOf(organizationId)).at(-1)).toMatchObject({
    event: 'deleted',
    changes: { name: { from: 'Busy', to: null } },
  });
  expect((await portal.as(root()).delete(path)).statusCode).toBe(404);
});

test('covers every foreign key to organizations', async () => {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'organizations'::regclass and confdeltype <> 'c'
  `.execute(portal.db);
  const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const listed = USAGE_SOURCES.flatMap(({ table, columns }) =>
    columns.map((column) => `${toSnakeCase(table)}.${toSnakeCase(column)}`),
  );
  expect(rows.map(({ reference }) => reference).toSorted((a, b) => a.localeCompare(b))).toEqual(
    listed.toSorted((a, b) => a.localeCompare(b)),
  );
  expect(
    formatUsages([
      { what: 'orders', count: 12 },
      { what: 'trips', count: 1 },
    ]),
  ).toBe('12 orders and 1 trip');
});
