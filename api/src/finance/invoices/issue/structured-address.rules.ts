import type { InvoiceParty, InvoiceSettings } from 'shared-contracts/finance/invoices';

type Parts = Pick<InvoiceSettings, 'street' | 'buildingNumber' | 'postalCode' | 'town'>;

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');

/** The parts as the two lines of an address; null: nothing is entered. */
export const formatAddress = ({ street, buildingNumber, postalCode, town }: Parts): string | null =>
  [joined(street, buildingNumber), joined(postalCode, town)].filter(Boolean).join('\n') || null;

/** @param country its code; @returns undefined: without postal code and town there is none */
export const toStructuredAddress = (
  { street, buildingNumber, postalCode, town }: Parts,
  country: string | null,
): InvoiceParty['structuredAddress'] =>
  postalCode && town ? { street, buildingNumber, postalCode, town, country } : undefined;
