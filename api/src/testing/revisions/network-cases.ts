import type { Office, RevisionCase, Target } from './revision-case.ts';

type Kind = {
  subject: string;
  path: string;
  view?: string;
  create: (office: Office) => Promise<{ id: string }>;
  body: object;
  hasNoTimeline?: boolean;
  /** The field names in the timeline; those of the body by default. */
  fields?: readonly string[];
  as?: (office: Office) => Pick<Target, 'as' | 'other'>;
};

/** Editing and deleting a record. */
const casesOf = ({ subject, path, view = path, create, body, hasNoTimeline, fields, as }: Kind): RevisionCase[] =>
  (['PATCH', 'DELETE'] as const).map((method) => ({
    call: `${method} /api${path}`,
    subject,
    view,
    ...(!hasNoTimeline && { timeline: `${view}/timeline` }),
    prepare: async (office) => ({
      id: (await create(office)).id,
      ...(method === 'PATCH' && { body }),
      ...as?.(office),
    }),
    ...(method === 'PATCH' && { fields: fields ?? Object.keys(body).toSorted() }),
  }));

const asRoot = ({ root, otherRoot }: Office) => ({ as: root, other: otherRoot });

let created = 0;
const newCode = () => {
  created += 1;
  return `N-${created}`;
};
const createCountry = ({ portal: { db } }: Office) =>
  db
    .insertInto('countries')
    .values({ name: newCode(), fullName: 'Nowhere', shortName: newCode() })
    .returning('id')
    .executeTakeFirstOrThrow();
const createCurrency = ({ portal: { db } }: Office) =>
  db
    .insertInto('currencies')
    .values({ fullName: 'Shell', shortName: newCode(), sign: '§' })
    .returning('id')
    .executeTakeFirstOrThrow();

const KINDS: readonly Kind[] = [
  {
    subject: 'contact',
    path: '/contacts/{id}',
    create: ({ build, organizationId }) => build.contact({ organizationId }),
    body: { phone: '+94 77 000 0000', bySms: true },
    fields: ['bySms', 'phone'],
  },
  {
    subject: 'location',
    path: '/v2/locations/{id}',
    view: '/locations/{id}',
    create: ({ build, organizationId }) => build.location({ organizationId }),
    body: { name: 'Depot', zip: '00100' },
  },
  {
    subject: 'cargo',
    path: '/cargos/{id}',
    create: ({ build, organizationId }) => build.cargo({ organizationId }),
    body: { name: 'Green tea', weight: '12.5' },
  },
  {
    subject: 'operation',
    path: '/operations/{id}',
    create: ({ build, organizationId }) => build.operation({ organizationId }),
    body: { name: 'Cold chain', approver2Id: null },
    fields: ['approver2', 'name'],
  },
  {
    subject: 'orderType',
    path: '/order-types/{id}',
    create: ({ build, organizationId }) => build.orderType({ organizationId }),
    body: { name: 'Part load' },
    hasNoTimeline: true,
  },
  {
    subject: 'routeZone',
    path: '/routes-zones/{id}',
    create: ({ build, organizationId }) => build.routeZone({ organizationId, name: 'North', colour: 'teal' }),
    body: { name: 'Harbour' },
  },
  {
    subject: 'route',
    path: '/routes/{id}',
    create: ({ build, organizationId }) => build.route({ organizationId }),
    body: { name: 'Along the coast' },
  },
  {
    subject: 'country',
    path: '/shared/countries/{id}',
    create: createCountry,
    body: { fullName: 'Somewhere' },
    hasNoTimeline: true,
    as: asRoot,
  },
  {
    subject: 'currency',
    path: '/shared/currencies/{id}',
    create: createCurrency,
    body: { fullName: 'Cowrie' },
    hasNoTimeline: true,
    as: asRoot,
  },
];

export const NETWORK_CASES = KINDS.flatMap(casesOf);
