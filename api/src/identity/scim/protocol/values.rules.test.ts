import { GROUP_ATTRIBUTES, USER_ATTRIBUTES } from './attributes.rules.ts';
import { readResource } from './values.rules.ts';

const read = (more: object) => readResource(USER_ATTRIBUTES, { userName: 'bjensen', ...more });

test.each<[object, object]>([
  [{ USERNAME: ' jsmith ' }, { userName: 'jsmith' }],
  [{ displayName: 7 }, { displayName: '7' }],
  [{ displayName: 'x'.repeat(1_024) }, { displayName: 'x'.repeat(1_024) }],
  [{ displayName: ' ' }, {}],
  [{ displayName: null, name: undefined }, {}],
  [{ active: true }, { active: true }],
  [{ active: false }, { active: false }],
  [{ active: 'True' }, { active: true }],
  [{ active: 'FALSE' }, { active: false }],
  [{ name: { GivenName: 'Babs', familyName: '', nick: 'B' } }, { name: { givenName: 'Babs' } }],
  [{ name: { familyName: ' ' } }, {}],
  [{ emails: 'b@x.example' }, { emails: [{ value: 'b@x.example' }] }],
  [{ emails: { value: 'b@x.example' } }, { emails: [{ value: 'b@x.example' }] }],
  [
    { emails: [{ value: 'b@x.example', primary: 'true' }, {}, 'c@x.example'] },
    { emails: [{ value: 'b@x.example', primary: true }, { value: 'c@x.example' }] },
  ],
  [{ emails: [] }, {}],
  [{ emails: [{}] }, {}],
  [{ id: '7', groups: [{ value: '8' }], schemas: 'x', nickName: 'B' }, {}],
])('reads %j', (body, expected) =>
  expect(read(body)).toStrictEqual({
    userName: 'bjensen',
    ...expected,
    ...('USERNAME' in body && { userName: 'jsmith' }),
  }),
);

test('reads as many values as a group may have', () => {
  const members = (count: number) => ({ displayName: 'All', members: Array(count).fill({ value: 'a' }) });
  expect(readResource(GROUP_ATTRIBUTES, members(10_000))['members']).toHaveLength(10_000);
  expect(() => readResource(GROUP_ATTRIBUTES, members(10_001))).toThrow(
    expect.objectContaining({ scimType: 'tooMany', message: 'members has at most 10000 values' }),
  );
});

test.each([
  [{ displayName: true }, 'displayName must be text'],
  [{ displayName: ['x'] }, 'displayName must be text'],
  [{ displayName: 'x'.repeat(1_025) }, 'displayName has at most 1024 characters'],
  [{ displayName: 'a\0b' }, 'displayName has a character that is not allowed'],
  [{ active: 'maybe' }, 'active must be true or false'],
  [{ active: 1 }, 'active must be true or false'],
  [{ name: 'Babs' }, 'name must be an object'],
  [{ name: ['Babs'] }, 'name must be an object'],
  [{ emails: [7] }, 'emails must be an object'],
  [{ emails: [null] }, 'emails must be an object'],
  [{ userName: '' }, 'userName is required'],
])('rejects %j', (body, message) =>
  expect(() => read(body)).toThrow(expect.objectContaining({ status: 400, scimType: 'invalidValue', message })),
);

test.each([null, 'x', [], 7])('rejects the body %j', (body) =>
  expect(() => readResource(USER_ATTRIBUTES, body)).toThrow(
    expect.objectContaining({ scimType: 'invalidSyntax', message: 'The body must be an object' }),
  ),
);
