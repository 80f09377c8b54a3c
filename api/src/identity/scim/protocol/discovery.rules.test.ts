import { createDiscovery } from './discovery.rules.ts';

const BASE = 'https://portal.example/scim/v2';
const { config, types, schemas } = createDiscovery(BASE);
const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

test('describes the capabilities of the service', () =>
  expect(config).toEqual({
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: expect.stringMatching(/administrator .* Authorization header$/),
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${BASE}/ServiceProviderConfig` },
  }));

test.each([
  ['User', '/Users'],
  ['Group', '/Groups'],
])('describes the type %s', (name, endpoint) => {
  const id = `${CORE}:${name}`;
  expect(types.find((type) => type.name === name)).toEqual({
    schemas: [`${CORE}:ResourceType`],
    id: name,
    name,
    description: name,
    endpoint,
    schema: id,
    meta: { resourceType: 'ResourceType', location: `${BASE}/ResourceTypes/${name}` },
  });
  expect(schemas.find((schema) => schema.id === id)).toMatchObject({
    schemas: [`${CORE}:Schema`],
    name,
    description: name,
    meta: { resourceType: 'Schema', location: `${BASE}/Schemas/${id}` },
  });
});

const plain = {
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
};
const text = (name: string, more: object = {}) => ({
  ...plain,
  name,
  type: 'string',
  description: expect.any(String),
  ...more,
});

test('describes attributes with their parts', () => {
  const [user, group] = schemas.map(({ attributes }) => attributes as { name: string }[]);
  const attributeOf = (attributes: { name: string }[] | undefined, name: string) =>
    attributes?.find((attribute) => attribute.name === name);
  expect(attributeOf(user, 'userName')).toEqual(text('userName', { required: true, uniqueness: 'server' }));
  expect(attributeOf(user, 'groups')).toEqual({
    ...plain,
    name: 'groups',
    type: 'complex',
    description: expect.any(String),
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      text('value', { mutability: 'readOnly' }),
      text('$ref', { type: 'reference', mutability: 'readOnly', referenceTypes: ['User', 'Group'] }),
      text('display', { mutability: 'readOnly' }),
      text('type', { mutability: 'readOnly' }),
    ],
  });
  expect(attributeOf(group, 'members')).toMatchObject({ multiValued: true, mutability: 'readWrite' });
  expect(attributeOf(user, 'externalId')).toBeUndefined();
});
