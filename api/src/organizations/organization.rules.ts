import { ORGANIZATION_TYPES, type OrganizationType } from 'shared-contracts/values/access';

/** What may be made on behalf of an organization: a 5PL has nobody of its own kind below it. The first is the usual choice. */
export const typesFor = (maker: OrganizationType | null): readonly OrganizationType[] =>
  maker === '5pl' ? ORGANIZATION_TYPES.filter((type) => type !== '5pl') : ORGANIZATION_TYPES;
