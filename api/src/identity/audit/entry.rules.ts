import type { FieldChange } from 'shared-contracts/timeline';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toChange = (field: string, value: unknown): FieldChange =>
  isObject(value) && 'from' in value && 'to' in value
    ? { field, from: value['from'], to: value['to'] }
    : { field, from: null, to: value };

/** Turns recorded changes into a list sorted by field. A value without `from` and `to` counts as the new one. */
export const parseChanges = (recorded: unknown): FieldChange[] =>
  isObject(recorded)
    ? Object.keys(recorded)
        .toSorted()
        .map((field) => toChange(field, recorded[field]))
    : [];

const NAME_FIELDS = ['name', 'login', 'number', 'shortName', 'registrationPlate'];

/** The name of a deleted record, if its last entry recorded one. */
export function findRecordedName(changes: readonly FieldChange[]): string | null {
  const named = NAME_FIELDS.map((name) => changes.find(({ field }) => field === name)).find(
    (change) => change !== undefined,
  );
  const name = named?.to ?? named?.from;
  return typeof name === 'string' ? name : null;
}

/** Fields that contain the id of a record, or a list of ids, with the kind of record. */
const REFERENCE_FIELDS: Record<string, string> = {
  countryId: 'country',
  currencyId: 'currency',
  timezoneId: 'timezone',
  organizationId: 'organization',
  partnerId: 'partner',
  contactId: 'contact',
  contractId: 'contract',
  operationId: 'operation',
  orderTypeId: 'orderType',
  vehicleId: 'vehicle',
  vehicleTypeId: 'vehicleType',
  brandId: 'brand',
  modelId: 'model',
  colorId: 'color',
  fuelTypeId: 'fuelType',
  cargoTypeIds: 'cargoType',
  driverId: 'driver',
  vehicleTypeIds: 'vehicleType',
  baseCurrencyId: 'currency',
  billingCurrencyId: 'currency',
  mileageCalculationLocationId: 'location',
  fromLocationId: 'location',
  toLocationId: 'location',
  billingContactId: 'contact',
  billingContractId: 'contract',
  notificationContactIds: 'contact',
  mentionIds: 'user',
  requestedVehicleTypeId: 'vehicleType',
  routeZoneId: 'routeZone',
  cargoId: 'cargo',
  locationId: 'location',
  orderIds: 'order',
  pickOrderIds: 'order',
  dropOrderIds: 'order',
  tripId: 'trip',
  serviceIntervalId: 'serviceInterval',
  homeLocationId: 'location',
  invoiceId: 'invoice',
  contactIds: 'contact',
  userIds: 'user',
  escalateUserIds: 'user',
  breakGlassUserId: 'user',
  templateId: 'orderTemplate',
  listViewId: 'listView',
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Reference = { kind: string; id: string };
export type NameResolver = (reference: Reference) => string | undefined;

const toReference = (field: string, value: unknown): Reference | undefined => {
  const kind = Object.hasOwn(REFERENCE_FIELDS, field) ? REFERENCE_FIELDS[field] : undefined;
  return kind && typeof value === 'string' && UUID.test(value) ? { kind, id: value } : undefined;
};

const findReferences = (field: string, value: unknown): (Reference | undefined)[] => {
  if (Array.isArray(value)) return value.flatMap((item) => findReferences(field, item));
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => findReferences(key, inner))
    : [toReference(field, value)];
};

/** Every record that the changes refer to, including those in nested rows. */
export const listReferences = (changes: readonly FieldChange[]): Reference[] =>
  changes
    .flatMap(({ field, from, to }) => [...findReferences(field, from), ...findReferences(field, to)])
    .filter((reference) => reference !== undefined);

export function replaceIdsByNames(changes: readonly FieldChange[], nameOf: NameResolver): FieldChange[] {
  const toDisplayValue = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => toDisplayValue(field, item));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toDisplayValue(key, inner)]));
    const reference = toReference(field, value);
    return (reference && nameOf(reference)) ?? value;
  };
  return changes.map(({ field, from, to }) => ({
    field,
    from: toDisplayValue(field, from),
    to: toDisplayValue(field, to),
  }));
}
