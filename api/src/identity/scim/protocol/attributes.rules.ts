export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';

export type Attribute = {
  name: string;
  type: 'string' | 'boolean' | 'complex' | 'reference';
  description: string;
  isMultiValued?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
  isCaseExact?: boolean;
  isUnique?: boolean;
  subAttributes?: readonly Attribute[];
};

/** Attributes of every resource (RFC 7643, section 3.1); schemas don't list them. */
const COMMON: readonly Attribute[] = [
  { name: 'schemas', type: 'string', description: '', isMultiValued: true, isReadOnly: true },
  { name: 'id', type: 'string', description: '', isReadOnly: true, isCaseExact: true },
  { name: 'externalId', type: 'string', description: '', isCaseExact: true },
  { name: 'meta', type: 'complex', description: '', isReadOnly: true },
];

const text = (name: string, description: string): Attribute => ({ name, type: 'string', description });

export const USER_ATTRIBUTES: readonly Attribute[] = [
  { ...text('userName', 'Name by which the provider finds the user'), isRequired: true, isUnique: true },
  {
    name: 'name',
    type: 'complex',
    description: 'Components of the name',
    subAttributes: [text('formatted', 'Full name'), text('familyName', 'Family name'), text('givenName', 'First name')],
  },
  text('displayName', 'Name to display'),
  { name: 'active', type: 'boolean', description: 'Whether the user may sign in' },
  {
    name: 'emails',
    type: 'complex',
    description: 'The primary address, or else the first one, is kept',
    isMultiValued: true,
    subAttributes: [
      text('value', 'Address, in a confirmed domain of the identity provider'),
      text('type', 'Always work'),
      { name: 'primary', type: 'boolean', description: 'Whether it is the primary address' },
    ],
  },
  {
    name: 'groups',
    type: 'complex',
    description: 'Groups of the user',
    isMultiValued: true,
    isReadOnly: true,
    subAttributes: [
      { ...text('value', 'Id of the group'), isReadOnly: true },
      { name: '$ref', type: 'reference', description: 'Address of the group', isReadOnly: true },
      { ...text('display', 'Name of the group'), isReadOnly: true },
      { ...text('type', 'Always direct'), isReadOnly: true },
    ],
  },
];

export const GROUP_ATTRIBUTES: readonly Attribute[] = [
  { ...text('displayName', 'Name of the group'), isRequired: true, isUnique: true },
  {
    name: 'members',
    type: 'complex',
    description: 'Users of the group',
    isMultiValued: true,
    subAttributes: [
      text('value', 'Id of the user'),
      { name: '$ref', type: 'reference', description: 'Address of the user' },
      text('display', 'userName of the user'),
      text('type', 'Always User'),
    ],
  },
];

const LOOKUP_BY_TABLE = new Map(
  [USER_ATTRIBUTES, GROUP_ATTRIBUTES].map((table) => [
    table,
    new Map([...COMMON, ...table].map((attribute) => [attribute.name.toLowerCase(), attribute])),
  ]),
);

/** Names are case-insensitive. */
export const findAttribute = (table: readonly Attribute[], name: string): Attribute | undefined =>
  LOOKUP_BY_TABLE.get(table)?.get(name.toLowerCase());
export const findSubAttribute = ({ subAttributes }: Attribute, name: string): Attribute | undefined =>
  subAttributes?.find((sub) => sub.name.toLowerCase() === name.toLowerCase());

const CORE_PREFIX = /^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i;
/** The name of a core attribute may be prefixed with its schema. */
export const withoutSchema = (path: string) => path.replace(CORE_PREFIX, '');
