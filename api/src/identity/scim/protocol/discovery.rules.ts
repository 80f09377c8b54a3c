import { type Attribute, GROUP_ATTRIBUTES, GROUP_SCHEMA, USER_ATTRIBUTES, USER_SCHEMA } from './attributes.rules.ts';

export const MAX_RESULTS = 200;
const SCHEMA_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';
const TYPE_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
const CONFIG_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';

type Described = { id: string; name: string; description: string; endpoint: string; attributes: readonly Attribute[] };
const TYPES: readonly Described[] = [
  { id: USER_SCHEMA, name: 'User', description: 'User', endpoint: '/Users', attributes: USER_ATTRIBUTES },
  { id: GROUP_SCHEMA, name: 'Group', description: 'Group', endpoint: '/Groups', attributes: GROUP_ATTRIBUTES },
];

const describe = (attribute: Attribute): object => ({
  name: attribute.name,
  type: attribute.type,
  multiValued: attribute.isMultiValued ?? false,
  description: attribute.description,
  required: attribute.isRequired ?? false,
  caseExact: attribute.isCaseExact ?? false,
  mutability: attribute.isReadOnly ? 'readOnly' : 'readWrite',
  returned: 'default',
  uniqueness: attribute.isUnique ? 'server' : 'none',
  ...(attribute.type === 'reference' && { referenceTypes: ['User', 'Group'] }),
  ...(attribute.subAttributes && { subAttributes: attribute.subAttributes.map(describe) }),
});

/**
 * The capabilities of the service and the schemas of its resources (RFC 7643, sections 5 to 7).
 * @param base address of the service
 */
export const createDiscovery = (base: string) => ({
  config: {
    schemas: [CONFIG_SCHEMA],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_RESULTS },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that an administrator creates in the portal, in the Authorization header',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  },
  types: TYPES.map(({ id, name, description, endpoint }) => ({
    schemas: [TYPE_SCHEMA],
    id: name,
    name,
    description,
    endpoint,
    schema: id,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  })),
  schemas: TYPES.map(({ id, name, description, attributes }) => ({
    schemas: [SCHEMA_SCHEMA],
    id,
    name,
    description,
    attributes: attributes.map(describe),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  })),
});
