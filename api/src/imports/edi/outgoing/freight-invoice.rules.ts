import type { RatingRule } from 'shared-contracts/values/finance/rating';
import type { FreightBill } from '../../../finance/public.ts';
import { decimal } from '../../../platform/values/money.ts';
import type { OrderFacts, StopFacts, TenderFacts } from './order-facts.rules.ts';
import { toDateAndTime, toParty, toSegment } from './x12-segments.rules.ts';

/** Element 150 of X12: special charges; 400 is the freight itself. */
const CHARGE_CODES: Record<RatingRule, string> = {
  agreedPrice: '400',
  pointToPoint: '400',
  flatTrip: '400',
  distance: '400',
  distanceDiscount: 'DSC',
  minimumCharge: 'MIC',
  fuelSurcharge: 'FUE',
  saturdaySurcharge: 'SAT',
  sundaySurcharge: 'HOL',
  holidaySurcharge: 'HOL',
  loadingDelay: 'DTL',
  transitDelay: 'DTV',
  unloadingDelay: 'DTU',
  demurrage: 'DEM',
  service: 'MSC',
  extraCharge: 'MSC',
  discount: 'DSC',
};
const TAX = 'TAX';
/** Element 122: the rate is the whole charge, since bills may be converted from another currency. */
const FLAT_RATE = 'FR';
const [DESCRIPTION_LENGTH, CHARGE_NAME_LENGTH] = [50, 25];

/** Amounts have two implied places (N2): `12.50` is `1250`. */
const toCents = (amount: string) => decimal(amount).times(100).toFixed(0);

type Charge = { code: string; name: string; amount: string };

function toCharge({ code, name, amount }: Charge, i: number): string[][] {
  const [n, rate, cents] = [i + 1, decimal(amount).toFixed(), toCents(amount)];
  const shortName = name.slice(0, CHARGE_NAME_LENGTH);
  return [
    toSegment('LX', n),
    toSegment('L5', n, name.slice(0, DESCRIPTION_LENGTH)),
    toSegment('L1', n, rate, FLAT_RATE, cents, '', '', '', code, '', '', '', shortName),
  ];
}

const toCharges = ({ lines, taxes }: FreightBill): Charge[] => [
  ...lines.map(({ rule, billed, description }) => ({ code: CHARGE_CODES[rule], name: description, amount: billed })),
  ...taxes
    .filter(({ tax }) => !decimal(tax).isZero())
    .map(({ percentage, tax }) => ({ code: TAX, name: `Tax ${percentage}%`, amount: tax })),
];

type Party = NonNullable<FreightBill['payee']>;
/** Addresses of invoices are free text. */
const toBilled = (role: string, { name, address }: Party) =>
  toParty(role, { name, street: address ?? '', city: '', state: '', zip: '', country: null });

const toStop = (role: string, stop: StopFacts | undefined) => (stop ? toParty(role, stop) : []);

/** The segments of a freight invoice (210) of an approved bill. A newer version of it is marked as a correction. */
export function toFreightInvoice(
  bill: FreightBill,
  { number, weight, stops }: OrderFacts,
  { carrierCode, shipment, payment }: TenderFacts,
): string[][] {
  const [first, last] = [stops[0], stops.at(-1)];
  const [approved] = toDateAndTime(bill.approvedAt);
  const delivered = last && (last.endedAt ?? last.arrivedAt);
  const pickedUp = first && (first.departedAt ?? first.arrivedAt);
  const mass = decimal(weight).isZero() ? '' : decimal(weight).toFixed();
  return [
    toSegment(
      'B3',
      '',
      bill.number ?? `${number}-${bill.version}`,
      shipment,
      payment,
      '',
      approved,
      toCents(bill.total),
      bill.version > 1 ? 'CO' : '',
      delivered && toDateAndTime(delivered)[0],
      delivered && '035',
      carrierCode,
    ),
    toSegment('C3', bill.currency),
    toSegment('N9', 'CN', number),
    ...(pickedUp ? [toSegment('G62', '86', toDateAndTime(pickedUp)[0])] : []),
    ...(bill.dueAt === null ? [] : [toSegment('G62', '14', toDateAndTime(bill.dueAt)[0])]),
    toSegment('R3', carrierCode, 'B', '', 'M'),
    ...toBilled('BT', bill.payer),
    ...(bill.payee ? toBilled('RI', bill.payee) : []),
    ...toStop('SF', first),
    ...toStop('ST', last),
    ...toCharges(bill).flatMap(toCharge),
    toSegment('L3', mass, mass && 'G', '', '', toCents(bill.total), '', '', '', '', '', '', mass && 'K'),
  ];
}
