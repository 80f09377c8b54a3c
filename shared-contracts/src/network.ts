import { z } from 'zod';
import { flag, Id, many, Measure, Named, pageOf, Paging, Unix } from './common.ts';
import { ORGANIZATION_TYPES } from './values/access.ts';

/** Partners, contacts, locations, operations, contracts, cargos and vehicle types as the lists behind selects show them. */

export const PARTNER_STATUSES = ['waitingConfirmation', 'active', 'blocked'] as const;
export const Partner = z.object({ id: Id, name: z.string(), type: z.enum(ORGANIZATION_TYPES), status: z.enum(PARTNER_STATUSES) });
export const PartnerQuery = Paging.extend({ types: many(z.enum(ORGANIZATION_TYPES)), status: z.enum(PARTNER_STATUSES).optional() });
export const PartnerPage = pageOf(Partner);

export const Contact = z.object({
  id: Id,
  name: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
export const ContactQuery = Paging.extend({
  organizationId: Id.optional(), excludeContactsWithUser: flag, isDelivery: flag, isBilling: flag, isNotification: flag, partnerId: Id.optional(), locationId: Id.optional(),
});
export const ContactPage = pageOf(Contact);

export const GEOFENCE_TYPES = ['circle', 'polygon'] as const;
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
export const LocationQuery = Paging.extend({ contactId: Id.optional(), withContacts: flag, organizationContactId: Id.optional() });
export const LocationPage = pageOf(Location);

export const Operation = z.object({ id: Id, name: z.string(), approver1: Named.nullable(), approver2: Named.nullable() });
export const OperationPage = pageOf(Operation);

export const Contract = z.object({
  id: Id, name: z.string(), partner: Named, startDate: Unix, expireDate: Unix.nullable(), currency: z.string(), isConfirmed: z.boolean(), isDisabled: z.boolean(), isExpired: z.boolean(),
});
export const ContractQuery = Paging.extend({ isConfirmed: flag, isNotExpired: flag, isDisabled: flag, partnerId: Id.optional() });
export const ContractPage = pageOf(Contract);

export const Cargo = z.object({
  id: Id, name: z.string(), code: z.string(), cargoType: Named, shippingUnit: z.string(),
  width: Measure, height: Measure, length: Measure, weight: Measure, actualSpace: Measure, effectiveSpace: Measure,
});
export const CargoPage = pageOf(Cargo);

/** Space in CBM, weight in kg. */
export const VehicleType = z.object({ id: Id, name: z.string(), averageSpace: Measure, maxWeight: Measure, icon: z.string() });
export const VehicleTypePage = pageOf(VehicleType);

export type Partner = z.infer<typeof Partner>;
export type Contact = z.infer<typeof Contact>;
export type Location = z.infer<typeof Location>;
export type Operation = z.infer<typeof Operation>;
export type Contract = z.infer<typeof Contract>;
export type Cargo = z.infer<typeof Cargo>;
export type VehicleType = z.infer<typeof VehicleType>;
