import { isDeepStrictEqual } from 'node:util';
import type { InvoiceSettings, InvoiceSettingsUpdate } from 'shared-contracts/finance/invoices';

/** Empty texts become null, so that they compare equal. */
const tidy = (value: unknown) => (value === '' ? null : value);

/** The changed settings, each from what to what. */
export const diffSettings = (
  before: InvoiceSettings,
  update: InvoiceSettingsUpdate,
): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    Object.entries(update)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, { from: before[field as keyof InvoiceSettings], to: tidy(value) }] as const)
      .filter(([, { from, to }]) => !isDeepStrictEqual(from, to)),
  );
