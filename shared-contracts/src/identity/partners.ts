import { z } from 'zod';
import {
  booleanParam,
  Id,
  listParam,
  Measure,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  UnixTime,
  FloorMeasures,
} from '../common.ts';
import { OrganizationRegistration } from './organizations.ts';
import { ORGANIZATION_TYPES } from '../values/identity/access.ts';
import { PARTNER_LIMITS } from '../values/field-limits.ts';

/** `registered`: registered by the caller's organization and still in review. */
export const PARTNER_STATUSES = ['registered', 'waitingConfirmation', 'active', 'blocked'] as const;
/** `share`: change which contacts and locations the partner may read. The others change the partnership. */
export const PARTNER_ACTIONS = ['confirm', 'share', 'block', 'unblock', 'remove'] as const;
export const Partner = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  status: z.enum(PARTNER_STATUSES),
});
export const PartnerRow = Partner.extend({
  /** The revision of the partnership. */
  revision: Revision,
  /** The partner has sent a request that is waiting for the caller's organization. */
  waitsForUs: z.boolean(),
  isBlockedByUs: z.boolean(),
  createdAt: UnixTime,
  actions: z.array(z.enum(PARTNER_ACTIONS)),
});
export const PartnerQuery = Paging.extend({
  types: listParam(z.enum(ORGANIZATION_TYPES)),
  status: z.enum(PARTNER_STATUSES).optional(),
  waitsForUs: booleanParam,
  sort: sortBy(['name', 'type', 'status', 'createdAt']).default('name'),
});
/** `types`: the types a new partner organization may have, the default first. */
export const PartnerPage = pageOf(PartnerRow).extend({ types: z.array(z.enum(ORGANIZATION_TYPES)) });

/** Records that both organizations share with each other. */
export const SharedCounts = z.object({
  contacts: z.int(),
  locations: z.int(),
  contracts: z.int(),
  orders: z.int(),
  vehicles: z.int(),
});
export const PartnerDetails = PartnerRow.extend({
  registrationId: z.string(),
  country: z.string().nullable(),
  domain: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  logo: z.string().nullable(),
  shared: SharedCounts,
});

/** Registers an organization as a partner, with the data of a self-registration. */
export const PartnerInput = OrganizationRegistration;
/** `partnerId`: the partner token. */
export const AddPartnerInput = z.object({ partnerId: requiredText(PARTNER_LIMITS.partnerId) });
export const PartnerChanges = z.object({ status: z.enum(['active', 'blocked']) });

/** A contact in selects and references; full details in contacts.ts. */
export const Contact = z.object({
  id: Id,
  name: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});

export const GEOFENCE_TYPES = ['circle', 'polygon'] as const;
/** A location in selects; full details in locations.ts. */
export const Location = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  geofenceType: z.enum(GEOFENCE_TYPES),
  contacts: z.array(NamedRef).optional(),
});

export const Operation = z.object({
  id: Id,
  name: z.string(),
  approver1: NamedRef.nullable(),
  approver2: NamedRef.nullable(),
});

export const Contract = z.object({
  id: Id,
  name: z.string(),
  partner: NamedRef,
  startDate: UnixTime,
  expireDate: UnixTime.nullable(),
  currency: z.string(),
  isConfirmed: z.boolean(),
  isDisabled: z.boolean(),
  isExpired: z.boolean(),
});
export const ContractQuery = Paging.extend({
  isConfirmed: booleanParam,
  isNotExpired: booleanParam,
  isDisabled: booleanParam,
  partnerId: Id.optional(),
});

export const Cargo = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  cargoType: NamedRef,
  shippingUnit: z.string(),
  width: Measure,
  height: Measure,
  length: Measure,
  weight: Measure,
  actualSpace: Measure,
  effectiveSpace: Measure,
  palletPlaces: Measure.nullish(),
  stackLayers: z.int().nullish(),
});

/** Space in CBM, weight in kg. */
export const VehicleType = z.object({
  id: Id,
  name: z.string(),
  averageSpace: Measure,
  maxWeight: Measure,
  ...FloorMeasures.shape,
  icon: z.string(),
});

export type PartnerStatus = (typeof PARTNER_STATUSES)[number];
export type PartnerAction = (typeof PARTNER_ACTIONS)[number];
export type PartnershipTransition = Exclude<PartnerAction, 'share'>;
export type Partner = z.infer<typeof Partner>;
export type PartnerRow = z.infer<typeof PartnerRow>;
export type PartnerPage = z.infer<typeof PartnerPage>;
export type SharedCounts = z.infer<typeof SharedCounts>;
export type PartnerDetails = z.infer<typeof PartnerDetails>;
export type PartnerInput = z.input<typeof PartnerInput>;
export type AddPartnerInput = z.infer<typeof AddPartnerInput>;
export type Contact = z.infer<typeof Contact>;
export type Location = z.infer<typeof Location>;
export type Operation = z.infer<typeof Operation>;
export type Contract = z.infer<typeof Contract>;
export type Cargo = z.infer<typeof Cargo>;
export type VehicleType = z.infer<typeof VehicleType>;
