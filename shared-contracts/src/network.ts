import { z } from 'zod';
import { flag, Id, many, Measure, Named, pageOf, Paging, requiredText, sortBy, Unix } from './common.ts';
import { OrganizationRegistration } from './organizations.ts';
import { ORGANIZATION_TYPES } from './values/access.ts';

/** Partners, contacts, locations, operations, contracts, cargos and vehicle types as the lists behind selects show them. */

/** `registered`: made by us and still in review. */
export const PARTNER_STATUSES = ['registered', 'waitingConfirmation', 'active', 'blocked'] as const;
export const PARTNER_ACTIONS = ['confirm', 'block', 'unblock', 'remove'] as const;
export const Partner = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  status: z.enum(PARTNER_STATUSES),
});
export const PartnerRow = Partner.extend({
  /** They asked, we have not answered yet. */
  waitsForUs: z.boolean(),
  isBlockedByUs: z.boolean(),
  createdAt: Unix,
  actions: z.array(z.enum(PARTNER_ACTIONS)),
});
export const PartnerQuery = Paging.extend({
  types: many(z.enum(ORGANIZATION_TYPES)),
  status: z.enum(PARTNER_STATUSES).optional(),
  waitsForUs: flag,
  sort: sortBy(['name', 'type', 'status', 'createdAt']).default('name'),
});
/** `types`: of what type a partner organization may be made, the usual one first. */
export const PartnerPage = pageOf(PartnerRow).extend({ types: z.array(z.enum(ORGANIZATION_TYPES)) });

/** How much of each the two see of one another. */
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

/** A partner organization is registered by us as it would register itself. */
export const PartnerInput = OrganizationRegistration;
/** `partnerId`: the partner's token. */
export const AddPartner = z.object({ partnerId: requiredText(100) });
export const PartnerChanges = z.object({ status: z.enum(['active', 'blocked']) });

/** As other records name a contact; whole in contacts.ts. */
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
/** As lists behind selects name a location; whole in locations.ts. */
export const Location = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  geofenceType: z.enum(GEOFENCE_TYPES),
  contacts: z.array(Named).optional(),
});

export const Operation = z.object({
  id: Id,
  name: z.string(),
  approver1: Named.nullable(),
  approver2: Named.nullable(),
});

export const Contract = z.object({
  id: Id,
  name: z.string(),
  partner: Named,
  startDate: Unix,
  expireDate: Unix.nullable(),
  currency: z.string(),
  isConfirmed: z.boolean(),
  isDisabled: z.boolean(),
  isExpired: z.boolean(),
});
export const ContractQuery = Paging.extend({
  isConfirmed: flag,
  isNotExpired: flag,
  isDisabled: flag,
  partnerId: Id.optional(),
});

export const Cargo = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  cargoType: Named,
  shippingUnit: z.string(),
  width: Measure,
  height: Measure,
  length: Measure,
  weight: Measure,
  actualSpace: Measure,
  effectiveSpace: Measure,
});

/** Space in CBM, weight in kg. */
export const VehicleType = z.object({
  id: Id,
  name: z.string(),
  averageSpace: Measure,
  maxWeight: Measure,
  icon: z.string(),
});

export type PartnerStatus = (typeof PARTNER_STATUSES)[number];
export type PartnerAction = (typeof PARTNER_ACTIONS)[number];
export type Partner = z.infer<typeof Partner>;
export type PartnerRow = z.infer<typeof PartnerRow>;
export type PartnerPage = z.infer<typeof PartnerPage>;
export type SharedCounts = z.infer<typeof SharedCounts>;
export type PartnerDetails = z.infer<typeof PartnerDetails>;
export type PartnerInput = z.input<typeof PartnerInput>;
export type AddPartner = z.infer<typeof AddPartner>;
export type Contact = z.infer<typeof Contact>;
export type Location = z.infer<typeof Location>;
export type Operation = z.infer<typeof Operation>;
export type Contract = z.infer<typeof Contract>;
export type Cargo = z.infer<typeof Cargo>;
export type VehicleType = z.infer<typeof VehicleType>;
