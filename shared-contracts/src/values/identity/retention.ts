/** In days. `byDefault`: null retains it until the organization sets a limit. */
type Limits = { min: number; max: number; byDefault: number | null };

const YEAR = 365;
/**
 * The years for which bills and related records must be retained at most, in the countries where the portal is sold.
 */
export const LEGAL_YEARS = 10;

/** Kinds of data that an organization can have deleted after some days, with the limits of each. */
export const RETENTION = {
  notifications: { min: 7, max: 90, byDefault: 90 },
  signInSources: { min: 30, max: 2 * YEAR, byDefault: YEAR },
  webhookDeliveries: { min: 1, max: 30, byDefault: 30 },
  imports: { min: 7, max: 90, byDefault: 90 },
  positions: { min: 31, max: 10 * YEAR, byDefault: null },
  driverPlaces: { min: 31, max: 10 * YEAR, byDefault: null },
  mails: { min: 30, max: 10 * YEAR, byDefault: null },
  tripMessages: { min: 90, max: 10 * YEAR, byDefault: null },
  inspectionPhotos: { min: 90, max: 10 * YEAR, byDefault: null },
  declinedRegistrations: { min: 30, max: 10 * YEAR, byDefault: 2 * YEAR },
  administration: { min: YEAR, max: 10 * YEAR, byDefault: null },
  billDocuments: { min: LEGAL_YEARS * YEAR, max: 30 * YEAR, byDefault: null },
} as const satisfies Record<string, Limits>;

export type RetentionKind = keyof typeof RETENTION;
export const RETENTION_KINDS = Object.keys(RETENTION) as [RetentionKind, ...RetentionKind[]];

/** Kinds that only the platform has: root sets them. */
export const PLATFORM_RETENTION_KINDS: readonly RetentionKind[] = ['declinedRegistrations'];
