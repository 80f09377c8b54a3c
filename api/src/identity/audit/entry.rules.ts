import type { AuditChange } from 'shared-contracts/audit';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changeOf = (field: string, value: unknown): AuditChange =>
  isObject(value) && 'from' in value && 'to' in value
    ? { field, from: value['from'], to: value['to'] }
    : { field, from: null, to: value };

/** What features write into a timeline, as a list of fields in order; a value without its past counts as the new one. */
export const changesIn = (written: unknown): AuditChange[] =>
  isObject(written)
    ? Object.keys(written)
        .toSorted()
        .map((field) => changeOf(field, written[field]))
    : [];

const NAMES = ['name', 'login', 'number', 'shortName', 'registrationPlate'];

/** What a record that is gone was called, as far as its last line says so. */
export function nameIn(changes: readonly AuditChange[]): string | null {
  const named = NAMES.map((name) => changes.find(({ field }) => field === name)).find((change) => change !== undefined);
  const name = named?.to ?? named?.from;
  return typeof name === 'string' ? name : null;
}

/** Fields that hold the id of a record, or a list of them, and of what kind that is. */
const REFERENCES: Record<string, string> = {
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
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Reference = { kind: string; id: string };
export type NameOf = (reference: Reference) => string | undefined;

const referenceIn = (field: string, value: unknown): Reference | undefined => {
  const kind = Object.hasOwn(REFERENCES, field) ? REFERENCES[field] : undefined;
  return kind && typeof value === 'string' && UUID.test(value) ? { kind, id: value } : undefined;
};

const referencesOf = (field: string, value: unknown): (Reference | undefined)[] => {
  if (Array.isArray(value)) return value.flatMap((one) => referencesOf(field, one));
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => referencesOf(key, inner))
    : [referenceIn(field, value)];
};

/** Every record that changes name by its id, also within their rows. */
export const referencesIn = (changes: readonly AuditChange[]): Reference[] =>
  changes
    .flatMap(({ field, from, to }) => [...referencesOf(field, from), ...referencesOf(field, to)])
    .filter((reference) => reference !== undefined);

/** The same changes with names in place of ids, where there are some. */
export function withNames(changes: readonly AuditChange[], nameOf: NameOf): AuditChange[] {
  const shown = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => shown(field, one));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(key, inner)]));
    const reference = referenceIn(field, value);
    return (reference && nameOf(reference)) ?? value;
  };
  return changes.map(({ field, from, to }) => ({ field, from: shown(field, from), to: shown(field, to) }));
}
