import { HOUR } from 'shared-contracts/values/time';
import type { DeskOrder } from '../schedule/plan-order.ts';

type DeskStop = DeskOrder['stops'][number];

/** Places on a line: ten of them are about 14 km by road, and 22 minutes. */
export const deskStop = (place: number, kind: DeskStop['kind'], overrides: Partial<DeskStop> = {}): DeskStop => ({
  locationId: `l${place}`,
  contactId: null,
  kind,
  point: [6 + place / 100, 80],
  name: `Place ${place}`,
  city: '',
  windowFrom: null,
  windowTo: null,
  handlingMinutes: null,
  ...overrides,
});

/** From place 0 to place 10, picked up from 8:00 to 9:00, delivered by noon; ten minutes of handling at each stop. */
export const deskOrder = (id: string, overrides: Partial<DeskOrder> = {}): DeskOrder => ({
  id,
  number: `O-${id}`,
  shipperCode: null,
  reference: null,
  stage: 'validated',
  organization: { id: 'owner', name: 'Harvest' },
  partner: { id: 'partner', name: 'Lanka' },
  partnerId: 'partner',
  isAccepted: true,
  liveTrip: null,
  isBackhaul: false,
  isFlexible: false,
  vehicleTypeIds: [],
  cargos: [],
  space: '2',
  weight: '300',
  pickupFrom: 8 * HOUR,
  pickupTo: 9 * HOUR,
  deliveryFrom: null,
  deliveryTo: 12 * HOUR,
  loadingMinutes: 10,
  unloadingMinutes: 10,
  stops: [deskStop(0, 'pickup'), deskStop(10, 'drop')],
  ...overrides,
});
