import type { RatingRule, ServiceUnit } from 'shared-contracts/values/finance/rating';
import type { TaxCategory } from 'shared-contracts/values/finance/invoices';
import type { VatCategory } from 'shared-contracts/values/finance/e-invoices';
import { decimal } from '../../platform/values/money.ts';

const BILLING = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  invoice: '380',
  creditNote: '381',
};
const SELF_BILLING = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
  invoice: '389',
  creditNote: '261',
};

/** EN 16931 alone, for addresses outside of Peppol. */
export const EN_16931 = 'urn:cen.eu:en16931:2017';

/** The process of Peppol and its type codes (UNCL1001). */
export const processOf = (isSelfBilled: boolean) => (isSelfBilled ? SELF_BILLING : BILLING);

/** UN/ECE recommendation 20: trip, one, kilometre, statute mile, minute. */
export const UNITS = { trip: 'E54', one: 'C62', metric: 'KMT', imperial: 'SMI', minute: 'MIN' } as const;

/** Units of services; those charged per order or stop are counted in pieces. */
export const SERVICE_UNIT_CODES = { order: 'C62', stop: 'C62', hour: 'HUR', kg: 'KGM' } as const satisfies Record<
  ServiceUnit,
  string
>;

type Measure = 'trip' | 'one' | 'distance' | 'minutes';
/** The measure of a line's quantity. */
export const MEASURE_OF: Record<RatingRule, Measure> = {
  agreedPrice: 'trip',
  pointToPoint: 'trip',
  flatTrip: 'trip',
  distance: 'distance',
  distanceDiscount: 'one',
  minimumCharge: 'one',
  fuelSurcharge: 'one',
  saturdaySurcharge: 'one',
  sundaySurcharge: 'one',
  holidaySurcharge: 'one',
  loadingDelay: 'minutes',
  transitDelay: 'minutes',
  unloadingDelay: 'minutes',
  demurrage: 'minutes',
  service: 'one',
  extraCharge: 'one',
  discount: 'one',
};

/** UNCL5189: a discount. */
export const DISCOUNT_CODE = '95';
/** UNCL4461: a credit transfer. */
export const CREDIT_TRANSFER = '30';

type Taxation = { category: TaxCategory; percentage: string };
const UNTAXED: Partial<Record<TaxCategory, VatCategory>> = { exempt: 'E', reverseCharge: 'AE' };

/** UNCL5305. At 0 %, who is registered charges the zero rate; the services of anyone else are outside VAT. */
export function toVatCategory({ category, percentage }: Taxation, isRegistered: boolean): VatCategory {
  const untaxed = UNTAXED[category];
  if (untaxed) return untaxed;
  if (!decimal(percentage).isZero()) return 'S';
  return isRegistered ? 'Z' : 'O';
}

/** VATEX, the published reasons. */
export const REASON_CODES: Partial<Record<VatCategory, string>> = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' };
export const OUTSIDE_VAT = 'Not subject to VAT';
/** Reasons for amounts of zero, for which the invoice states none. */
export const UNSTATED_REASONS: Partial<Record<VatCategory, string>> = {
  E: 'Exempt from VAT',
  AE: 'Reverse charge',
  O: OUTSIDE_VAT,
};

const VAT_ID = /^(?<country>[A-Z]{2})[0-9A-Z+*]{2,13}$/;
/** A VAT identifier starts with the code of its country, which is EL for Greece. */
export function toVatId(taxNumber: string | null, country: string | null): string | null {
  const id = taxNumber?.replaceAll(/[\s.-]/g, '').toUpperCase() ?? '';
  const prefix = VAT_ID.exec(id)?.groups?.['country'];
  return prefix !== undefined && prefix === (country === 'GR' ? 'EL' : country) ? id : null;
}
