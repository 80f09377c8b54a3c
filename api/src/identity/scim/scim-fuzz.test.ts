import fc from 'fast-check';
import { testApp } from '../../platform/testing/test-app.ts';
import { PATCH_SCHEMA } from './protocol/messages.ts';
import { createScimTenant, GROUP, USER } from './testing/scim-tenant.ts';

const portal = testApp();
/** Set `FUZZ_RUNS=2000` for a thorough check. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40) * 4;

test('responds to any input with a resource, a list or an error of the protocol', async () => {
  const tenant = await createScimTenant(portal);
  const { id } = await tenant.addUser('target');
  const { body: group } = await tenant.call('POST', '/Groups', { body: { displayName: 'Target' } });

  const text = fc.oneof(
    fc.constantFrom('x', '', 'True', '\0', '😀', id, tenant.email('target'), 'a'.repeat(2_000), '%', '__proto__'),
    fc.string({ maxLength: 40, unit: 'binary' }),
  );
  const value = fc.oneof(
    text,
    fc.jsonValue({ maxDepth: 2 }),
    fc.record({ value: text }),
    fc.array(fc.record({ value: text })),
  );
  const names = [
    'userName',
    'name',
    'emails',
    'active',
    'externalId',
    'displayName',
    'members',
    'id',
    'schemas',
    'meta',
  ];
  const resource = fc.oneof(
    fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }),
    fc.record({ schemas: fc.constant([USER, GROUP]), userName: text, displayName: text, members: value }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const path = fc.oneof(
    fc.constantFrom(...names, 'emails[type eq "work"].value', 'members[value eq "x"]', 'name.givenName'),
    text,
  );
  const operation = fc.record(
    { op: fc.constantFrom('add', 'Replace', 'remove', 'x'), path, value },
    { requiredKeys: ['op'] },
  );
  const patch = fc.record({ schemas: fc.constant([PATCH_SCHEMA]), Operations: fc.array(operation, { maxLength: 4 }) });
  const filter = fc
    .tuple(
      fc.constantFrom(...names, 'meta.created', 'emails.value'),
      fc.constantFrom('eq', 'ne', 'co', 'gt', 'pr'),
      value,
    )
    .map(([name, op, operand]) => `${name} ${op} ${JSON.stringify(operand)}`);
  const query = fc
    .record({ filter: fc.oneof(filter, text), startIndex: text, count: text, attributes: text }, { requiredKeys: [] })
    .map((parts) => `?${new URLSearchParams(parts as Record<string, string>).toString()}`);
  const kind = fc.constantFrom('/Users', '/Groups');
  const one = fc.constantFrom(`/Users/${id}`, `/Groups/${group.id}`);
  const request = fc.oneof(
    fc.record({ method: fc.constant('GET' as const), address: fc.tuple(kind, query).map((parts) => parts.join('')) }),
    fc.record({ method: fc.constant('POST' as const), address: kind, body: resource }),
    fc.record({ method: fc.constant('PUT' as const), address: one, body: resource }),
    fc.record({ method: fc.constant('PATCH' as const), address: one, body: patch }),
  );

  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      const body = 'body' in sent ? JSON.stringify(sent.body) : undefined;
      const reply = await tenant.call(sent.method, sent.address, body === undefined ? {} : { body });
      expect(reply.status).toBeLessThan(500);
      expect(reply.body.schemas).toEqual([expect.stringMatching(/^urn:ietf:params:scim:/)]);
      if (reply.status >= 400)
        expect(reply.body).toMatchObject({ status: String(reply.status), detail: expect.any(String) });
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
