import { DAY } from 'shared-contracts/values/time';
import type { DictionaryKind } from 'shared-contracts/fleet/vehicles';
import { TEST_NOW } from '../../platform/testing/test-app.ts';
import type { Office, RevisionCase, Target } from './revision-case.ts';

const PHOTO = { name: 'front.png', mime: 'image/png', content: Buffer.from('picture') };
const READINGS = { odometer: 81_250, engineHours: null, reason: 'New tracker' };
const VEHICLE = { subject: 'vehicle', view: '/vehicles/{id}', timeline: '/vehicles/{id}/timeline' };
const DRAFT = { subject: 'vehicleDraft', view: '/vehicles/draft/{id}' };
const DRIVER = { subject: 'driver', view: '/drivers/{id}', timeline: '/drivers/{id}/timeline' };

type Prepare = RevisionCase['prepare'];

const createAlert: Prepare = async (office) => {
  const { organizationId, portal } = office;
  const { id: vehicleId } = await createVehicle(office);
  const { id } = await portal.db
    .insertInto('alerts')
    .values({
      organizationId,
      kind: 'serviceDue',
      severity: 'warning',
      vehicleId,
      occurrence: 'oil',
      occurredAt: 1,
      detectedAt: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, body: { comment: 'Booked' } };
};

const createVehicle = ({ build, organizationId }: Office) => build.vehicle({ organizationId });
const vehicle =
  (body?: object): Prepare =>
  async (office) => ({ id: (await createVehicle(office)).id, body });

async function createUnavailability(office: Office): Promise<Target> {
  const { id } = await createVehicle(office);
  const unavailability = await office.build.unavailability({
    vehicleId: id,
    fromAt: TEST_NOW + DAY,
    toAt: TEST_NOW + 2 * DAY,
  });
  return { id, params: { unavailabilityId: unavailability.id } };
}

async function createVehicleFile(office: Office): Promise<Target> {
  const { id: vehicleId } = await createVehicle(office);
  const { organizationId } = office;
  const file = await office.build.vehicleFile({ organizationId, vehicleId, kind: 'insurance' }, PHOTO);
  return { id: vehicleId, params: { fileId: file.id } };
}

const createDraft = ({ build, organizationId }: Office, values: object = {}) =>
  build.vehicleDraft({ organizationId, values: { comment: 'From the dealer', ...values } });

async function createDraftFile(office: Office): Promise<Target> {
  const { id: draftId } = await createDraft(office);
  const { organizationId } = office;
  const file = await office.build.vehicleFile({ organizationId, draftId, kind: 'insurance' }, PHOTO);
  return { id: draftId, params: { fileId: file.id } };
}

const completeDraft = async (office: Office): Promise<Target> => {
  const { id: vehicleTypeId } = await office.build.vehicleType();
  const draft = await createDraft(office, { vehicleTypeId, width: '2', height: '2', length: '5', maxCarryWeight: '9' });
  await office.portal
    .as(office.me)
    .patch(`/vehicles/draft/${draft.id}`, { registrationPlate: `D ${draft.id}`.slice(0, 10) });
  return { id: draft.id, status: 201 };
};

const createDriver = ({ build, organizationId }: Office, isBlocked = false) =>
  build.driver({ organizationId, isBlocked });
const driver =
  (body?: object, isBlocked = false): Prepare =>
  async (office) => ({ id: (await createDriver(office, isBlocked)).id, body });

const DICTIONARIES: [
  path: string,
  subject: string,
  create: (office: Office, name: string) => Promise<{ id: string }>,
][] = [
  ...(
    [
      ['brands', 'brand'],
      ['models', 'model'],
      ['colors', 'color'],
      ['fuel-types', 'fuelType'],
    ] as const
  ).map(([path, kind]): (typeof DICTIONARIES)[number] => [
    path,
    kind,
    ({ build, organizationId }, name) =>
      build.dictionaryEntry({ kind: kind satisfies DictionaryKind, name, organizationId }),
  ]),
  ['cargo-types', 'cargoType', ({ build, organizationId }, name) => build.cargoType({ organizationId, name })],
  ['types', 'vehicleType', ({ build, organizationId }, name) => build.vehicleType({ organizationId, name })],
  [
    'service-intervals',
    'serviceInterval',
    ({ build, organizationId }, name) => build.serviceInterval({ organizationId, name }),
  ],
];

let checks = 0;
/** There is one list per organization, so each preparation sets a different one. */
const prepareChecklist: Prepare = async ({ portal, me, colleague, organizationId }) => {
  const setItems = (by: Office['me'], ...items: string[]) => portal.as(by).put('/inspections/checklist', { items });
  checks += 1;
  await setItems(me, `Tyres ${checks}`);
  return {
    id: organizationId,
    body: { items: [`Brakes ${checks}`] },
    change: { send: () => setItems(colleague, `Lights ${checks}`), fields: ['items'] },
  };
};

const WORK_ORDER = { subject: 'workOrder', view: '/work-orders/{id}', timeline: '/work-orders/{id}/timeline' };
const createWorkOrder = async (office: Office) => {
  const { id: vehicleId } = await createVehicle(office);
  return office.build.workOrder({ organizationId: office.organizationId, vehicleId });
};

async function createWorkOrderDocument(office: Office): Promise<Target> {
  const { id } = await createWorkOrder(office);
  const { organizationId, me, portal } = office;
  const fileId = await portal.app.files.save(portal.db, {
    ...PHOTO,
    organizationId,
    createdAt: TEST_NOW,
  });
  const document = await portal.db
    .insertInto('workOrderDocuments')
    .values({ workOrderId: id, fileId, thumbnailId: null, createdBy: me.id, createdAt: TEST_NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, params: { documentId: document.id } };
}

let created = 0;
const newName = () => {
  created += 1;
  return `Entry ${created}`;
};

const dictionaryCases = DICTIONARIES.flatMap(([path, subject, create]): RevisionCase[] => {
  const common = { subject, view: `/vehicles/${path}?limit=9999` };
  const createEntry = async (office: Office) => (await create(office, newName())).id;
  return [
    {
      ...common,
      call: `PATCH /api/vehicles/${path}/{id}`,
      prepare: async (office) => ({ id: await createEntry(office), body: { name: newName() } }),
      fields: ['name'],
    },
    {
      ...common,
      call: `DELETE /api/vehicles/${path}/{id}`,
      prepare: async (office) => ({ id: await createEntry(office) }),
    },
  ];
});

const ALERT_RULE = {
  isOn: true,
  severity: null,
  byBell: true,
  byMail: false,
  userIds: [],
  quietFrom: null,
  quietTo: null,
  repeatMinutes: null,
  escalateMinutes: null,
  escalateUserIds: [],
  minutes: 1,
  hoursFrom: null,
  hoursTo: null,
};

const setSpeedLimit = ({ portal }: Office, user: Office['me'], limit: number) =>
  portal.as(user).put('/alerts/rules/speeding', { ...ALERT_RULE, limit });

/** There is one rule per kind, so each preparation sets a different limit. */
const prepareRule: Prepare = async (office) => {
  await setSpeedLimit(office, office.me, 60);
  return {
    id: 'speeding',
    params: { kind: 'speeding' },
    body: { ...ALERT_RULE, limit: 70 },
    change: { send: () => setSpeedLimit(office, office.colleague, 80), fields: ['limit'] },
  };
};

export const FLEET_CASES: readonly RevisionCase[] = [
  {
    subject: 'inspectionChecklist',
    view: '/inspections/checklist',
    call: 'PUT /api/inspections/checklist',
    prepare: prepareChecklist,
  },
  {
    subject: 'alertRule',
    view: '/alerts/rules/speeding',
    call: 'PUT /api/alerts/rules/{kind}',
    prepare: prepareRule,
  },
  { subject: 'alert', view: '/alerts/{id}', call: 'PATCH /api/alerts/{id}/acknowledge', prepare: createAlert },
  {
    ...VEHICLE,
    call: 'PATCH /api/vehicles/{id}',
    prepare: vehicle({ comment: 'Dented', axles: 3 }),
    fields: ['axles', 'comment'],
  },
  { ...VEHICLE, call: 'DELETE /api/vehicles/{id}', prepare: vehicle() },
  { ...VEHICLE, call: 'POST /api/vehicles/{id}/meters', prepare: vehicle(READINGS) },
  {
    ...VEHICLE,
    call: 'PUT /api/vehicles/{id}/services',
    prepare: async (office) => {
      const { id: serviceIntervalId } = await office.build.serviceInterval({ organizationId: office.organizationId });
      return {
        id: (await createVehicle(office)).id,
        body: { services: [{ serviceIntervalId, lastServiceAt: TEST_NOW - DAY }] },
      };
    },
  },
  {
    ...VEHICLE,
    call: 'PATCH /api/vehicles/{id}/unavailabilities/{unavailabilityId}',
    prepare: async (office) => ({ ...(await createUnavailability(office)), body: { reason: 'Paint' } }),
    fields: ['reason'],
  },
  {
    ...VEHICLE,
    call: 'DELETE /api/vehicles/{id}/unavailabilities/{unavailabilityId}',
    prepare: createUnavailability,
  },
  {
    ...VEHICLE,
    call: 'PATCH /api/vehicles/{id}/files/{fileId}',
    prepare: async (office) => ({ ...(await createVehicleFile(office)), body: { expiresAt: TEST_NOW + DAY } }),
    fields: ['expiresAt', 'kind'],
  },
  { ...VEHICLE, call: 'DELETE /api/vehicles/{id}/files/{fileId}', prepare: createVehicleFile },
  {
    ...DRAFT,
    call: 'PATCH /api/vehicles/draft/{id}',
    prepare: async (office) => ({ id: (await createDraft(office)).id, body: { comment: 'Blue' } }),
    fields: ['comment'],
  },
  {
    ...DRAFT,
    call: 'DELETE /api/vehicles/draft/{id}',
    prepare: async (office) => ({ id: (await createDraft(office)).id }),
  },
  { ...DRAFT, call: 'POST /api/vehicles/draft/{id}/transfer', prepare: completeDraft },
  {
    ...DRAFT,
    call: 'PATCH /api/vehicles/draft/{id}/file/{fileId}',
    prepare: async (office) => ({ ...(await createDraftFile(office)), body: { expiresAt: TEST_NOW + DAY } }),
  },
  { ...DRAFT, call: 'DELETE /api/vehicles/draft/{id}/file/{fileId}', prepare: createDraftFile },
  {
    ...DRIVER,
    call: 'PATCH /api/drivers/{id}',
    prepare: driver({ phone: '+94 77 111 1111', homeAddress: 'Kandy' }),
    fields: ['homeAddress', 'phone'],
  },
  { ...DRIVER, call: 'DELETE /api/drivers/{id}', prepare: driver() },
  { ...DRIVER, call: 'DELETE /api/drivers/{id}/personal-data', prepare: driver(undefined, true) },
  {
    ...DRIVER,
    call: 'DELETE /api/drivers/{id}/files/{fileId}',
    prepare: async (office) => {
      const { id: driverId } = await createDriver(office);
      const { organizationId } = office;
      const file = await office.build.driverFile({ organizationId, driverId, kind: 'photo' }, PHOTO);
      return { id: driverId, params: { fileId: file.id } };
    },
  },
  {
    ...WORK_ORDER,
    call: 'PATCH /api/work-orders/{id}',
    prepare: async (office) => ({ id: (await createWorkOrder(office)).id, body: { title: 'Clutch', workshop: 'Own' } }),
    fields: ['title', 'workshop'],
  },
  {
    ...WORK_ORDER,
    call: 'PATCH /api/work-orders/{id}/status',
    prepare: async (office) => ({ id: (await createWorkOrder(office)).id, body: { status: 'inProgress' } }),
  },
  {
    ...WORK_ORDER,
    call: 'DELETE /api/work-orders/{id}/documents/{documentId}',
    prepare: createWorkOrderDocument,
  },
  ...dictionaryCases,
];
