import type { Bill } from 'shared-contracts/finance/bills';
import type { ContractDetails } from 'shared-contracts/finance/contracts';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import type { OrderTiming } from 'shared-contracts/orders/order-timing';
import type { OrderDetails } from 'shared-contracts/orders/orders';
import type { Trip } from 'shared-contracts/trips/trips';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { EXPIRY_WARNING_DAYS, VEHICLE_DOCUMENT_KINDS } from 'shared-contracts/values/fleet/vehicles';
import { DAY } from 'shared-contracts/values/time';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import { TEST_NOW } from '../../../platform/testing/test-app.ts';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';

/**
 * Responses of the calls about an order. `trip`: the one that carries it, if the reader runs it; `contract`: null if
 * hidden.
 */
export type OrderAnswers = {
  order: OrderDetails;
  timing: OrderTiming;
  bill: Bill | null;
  contract: ContractDetails | null;
  trip: TripAnswers | null;
  /** The own currency of the reader's organization. */
  ownCurrency: string;
};
/** `orderBills`: of its orders, as far as the reader sees them. */
export type TripAnswers = {
  trip: Trip;
  bill: Bill | null;
  orderBills: readonly Bill[];
  contract: ContractDetails | null;
  readerId: string;
  ownCurrency: string;
};
type Cell = string | number | boolean | null | undefined;
type Expected<Answers> = Partial<Record<ReportColumnId, (answers: Answers) => Cell>>;

const LKR = 'LKR';
const total = (values: readonly string[]) => (values.length === 0 ? null : toMoney(sumOf(values)));
/** Submitted bills count, drafts don't. */
const submitted = (bill: Bill | null) => (bill && bill.state !== 'draft' ? bill : null);
const netOf = ({ lines }: Bill) => toMoney(sumOf(lines.map(({ amount }) => amount)));
/** The amount of a bill less its credits, which the bill has with tax. */
const afterCredits = (amount: string, { balance, total: billed }: Bill) => {
  const credited = decimal(balance?.credited ?? '0');
  return credited.isZero() ? amount : toMoney(decimal(amount).minus(toMoney(credited.times(amount).div(billed))));
};
const amountOf = (bill: Bill) => afterCredits(bill.taxBase, bill);
const inLkr = (bill: Bill) => {
  if (bill.billingCurrency === LKR) return amountOf(bill);
  return bill.currency === LKR ? afterCredits(netOf(bill), bill) : null;
};
const linesOf = (bill: Bill | null, ...rules: string[]) =>
  total((bill?.lines ?? []).filter(({ rule }) => rules.includes(rule)).map(({ billed }) => billed));

/** A predicted amount in LKR, at the rate of its contract. */
function predictedInLkr(amount: string | null, currency: string | null, contract: ContractDetails | null) {
  if (amount === null || currency === LKR) return amount;
  const { billingCurrencyId, conversionRate } = contract?.terms ?? {};
  return billingCurrencyId && conversionRate && contract?.names[billingCurrencyId] === LKR
    ? toMoney(decimal(amount).times(conversionRate))
    : null;
}

const rateStateOf = (bill: Bill, ownCurrency: string) => {
  if (bill.billingCurrency === ownCurrency) return 'same';
  if (!bill.own) return 'missing';
  return bill.own.isBooked ? 'booked' : 'ofDay';
};

export const BILL_CELLS: Expected<{ bill: Bill | null; ownCurrency: string }> = {
  ownTotal: ({ bill, ownCurrency }) => {
    const billed = submitted(bill);
    return (billed?.billingCurrency === ownCurrency ? billed.total : billed?.own?.total) ?? null;
  },
  ownRate: ({ bill }) => submitted(bill)?.own?.rate ?? null,
  rateState: ({ bill, ownCurrency }) => {
    const billed = submitted(bill);
    return billed && rateStateOf(billed, ownCurrency);
  },
  billState: ({ bill }) => submitted(bill)?.state ?? 'draft',
  linehaul: ({ bill }) => linesOf(bill, 'agreedPrice', 'pointToPoint', 'flatTrip', 'distance', 'minimumCharge'),
  delayCharges: ({ bill }) => linesOf(bill, 'loadingDelay', 'transitDelay', 'unloadingDelay'),
  demurrage: ({ bill }) => linesOf(bill, 'demurrage'),
  extraCharges: ({ bill }) =>
    linesOf(
      bill,
      'extraCharge',
      'fuelSurcharge',
      'saturdaySurcharge',
      'sundaySurcharge',
      'holidaySurcharge',
      'service',
    ),
  discounts: ({ bill }) => linesOf(bill, 'distanceDiscount', 'discount'),
  taxBase: ({ bill }) => bill?.taxBase ?? null,
  vat: ({ bill }) => bill?.vat ?? null,
  total: ({ bill }) => bill?.total ?? null,
  billCurrency: ({ bill }) => bill?.billingCurrency ?? null,
};

const orderNumbers = ({ orderList }: Trip) =>
  orderList
    .toSorted((one, other) => one.number.localeCompare(other.number))
    .map(formatOrderNumber)
    .join(', ') || null;
const billedAmount = (bill: Bill | null) => {
  const one = submitted(bill);
  return one && amountOf(one);
};
const tripCost = ({ trip, bill }: TripAnswers) => billedAmount(bill) ?? trip.estimatedCost;
const runs = ({ trip, readerId }: TripAnswers) => trip.organization.id === readerId;
/** Bills of the trip and its orders that pay the reader. */
const earned = ({ bill, orderBills, readerId }: TripAnswers) =>
  [bill, ...orderBills].flatMap((one) => (submitted(one) && one?.partner?.id === readerId ? [one] : []));
const earnedCurrencies = (answers: TripAnswers) => [
  ...new Set(earned(answers).map(({ billingCurrency }) => billingCurrency)),
];
const contractCurrency = ({ contract }: TripAnswers) => contract?.names[contract.terms.baseCurrencyId] ?? null;
const tripCurrency = (answers: TripAnswers) =>
  (runs(answers) ? (submitted(answers.bill)?.billingCurrency ?? contractCurrency(answers)) : null) ??
  earnedCurrencies(answers).toSorted((one, other) => String(one).localeCompare(String(other)))[0] ??
  null;

export const TRIP_CELLS: Expected<TripAnswers> = {
  tripNumber: ({ trip }) => trip.number,
  tripReference: ({ trip }) => trip.reference,
  tripStage: ({ trip }) => trip.stage,
  runner: ({ trip }) => trip.organization.name,
  vehicle: ({ trip }) => trip.vehicle?.name ?? null,
  vehicleType: ({ trip }) => trip.vehicleType?.name ?? null,
  driver: ({ trip }) => trip.driver?.name ?? null,
  driverPhone: ({ trip }) => trip.driverPhone,
  routeZone: ({ trip }) => trip.routeZone?.name ?? null,
  tripPickup: ({ trip }) => trip.stops[0]?.location.name ?? null,
  tripDrop: ({ trip }) => trip.stops.at(-1)?.location.name ?? null,
  pickAt: ({ trip }) => trip.pickAt,
  dropAt: ({ trip }) => trip.dropAt,
  startedAt: ({ trip }) => trip.startedAt,
  finishedAt: ({ trip }) => trip.finishedAt,
  orderCount: ({ trip }) => trip.orders,
  orderNumbers: ({ trip }) => orderNumbers(trip),
  tripWeight: ({ trip }) => trip.totalWeight,
  tripSpace: ({ trip }) => trip.totalSpace,
  weightUtilization: ({ trip }) => trip.utilization?.weight ?? null,
  spaceUtilization: ({ trip }) => trip.utilization?.space ?? null,
  estimatedDistance: ({ trip }) => trip.estimatedDistance,
  tripActualDistance: ({ trip }) => trip.actualDistance,
  billingPartner: ({ trip, bill }) => bill?.partner?.name ?? trip.billingPartner?.name ?? null,
  billingContact: ({ trip, bill }) => bill?.billingContact?.name ?? trip.billingContact?.name ?? null,
  billingContract: ({ trip, bill }) => bill?.contract?.name ?? trip.billingContract?.name ?? null,
  tripCost: (answers) => (runs(answers) ? tripCost(answers) : null),
  tripRevenue: (answers) =>
    earnedCurrencies(answers).length === 1 && earnedCurrencies(answers)[0] === tripCurrency(answers)
      ? total(earned(answers).map(amountOf))
      : null,
  tripCurrency,
  tripRevenueLkr: (answers) => {
    const amounts = earned(answers).map(inLkr);
    return amounts.includes(null) ? null : total(amounts.filter((amount) => amount !== null));
  },
  tripCostLkr: (answers) => {
    const bill = submitted(answers.bill);
    if (!runs(answers)) return null;
    return bill ? inLkr(bill) : predictedInLkr(answers.trip.estimatedCost, contractCurrency(answers), answers.contract);
  },
  tripCreatedAt: ({ trip }) => trip.createdAt,
  tripCreatedBy: ({ trip }) => trip.createdBy,
  vehicleAssignedAt: ({ trip }) => trip.vehicleAssigned?.at ?? null,
  vehicleAssignedBy: ({ trip }) => trip.vehicleAssigned?.by ?? null,
  manualReason: ({ trip }) => trip.manualReason,
  tripDescription: ({ trip }) => trip.description,
  ...BILL_CELLS,
};

const items = ({ order }: OrderAnswers) => order.cargoItems;
const sum = (values: readonly (number | null)[]) =>
  values.every((value) => value === null) ? null : values.reduce<number>((all, value) => all + (value ?? 0), 0);
const last = ({ timing }: OrderAnswers) => (timing.stops.length > 1 ? timing.stops.at(-1) : undefined);
const amount = ({ order, bill }: OrderAnswers) => billedAmount(bill) ?? order.actualCost ?? order.predictedCost ?? null;
const amountInLkr = ({ order, bill, contract }: OrderAnswers) => {
  const billed = submitted(bill);
  return billed ? inLkr(billed) : predictedInLkr(order.actualCost ?? order.predictedCost, order.currency, contract);
};
const ofPayer = (value: (answers: OrderAnswers) => Cell) => (answers: OrderAnswers) =>
  answers.order.side === 'payer' ? value(answers) : null;
const ofPayee = (value: (answers: OrderAnswers) => Cell) => (answers: OrderAnswers) =>
  answers.order.side === 'payee' ? value(answers) : null;

export const ORDER_CELLS: Expected<OrderAnswers> = {
  orderNumber: ({ order }) => formatOrderNumber(order),
  orderReference: ({ order }) => order.reference,
  orderStage: ({ order }) => order.stage,
  owner: ({ order }) => order.organization.name,
  partner: ({ order }) => order.partner.name,
  orderType: ({ order }) => order.orderType.name,
  operation: ({ order }) => order.operation.name,
  contract: ({ order }) => order.contract.name,
  vehicleTypes: ({ order }) => order.vehicleTypes.map(({ name }) => name).join(', ') || null,
  pickup: ({ order }) => order.pickup,
  drop: ({ order }) => order.drop,
  stops: ({ order }) => order.places.map(({ name }) => name).join(' → ') || null,
  pickupFrom: ({ order }) => order.pickupFrom,
  pickupTo: ({ order }) => order.pickupTo,
  deliveryFrom: ({ order }) => order.deliveryFrom,
  deliveryTo: ({ order }) => order.deliveryTo,
  pickupArrivedAt: ({ timing }) => timing.stops[0]?.arrival?.at ?? null,
  pickupDepartedAt: ({ timing }) => timing.stops[0]?.departure?.at ?? null,
  dropArrivedAt: (answers) => last(answers)?.arrival?.at ?? null,
  dropDepartedAt: (answers) => last(answers)?.departure?.at ?? null,
  lateMinutes: (answers) => last(answers)?.lateMinutes ?? null,
  cargo: (answers) =>
    items(answers)
      .map(({ cargo, quantity }) => `${cargo.name} × ${quantity}`)
      .join('; ') || null,
  quantity: (answers) => sum(items(answers).map(({ quantity }) => quantity)),
  deliveredQuantity: (answers) => sum(items(answers).map(({ deliveredQuantity }) => deliveredQuantity)),
  missingQuantity: (answers) =>
    sum(
      items(answers).map(({ quantity, deliveredQuantity }) =>
        deliveredQuantity === null ? null : quantity - deliveredQuantity,
      ),
    ),
  shortageReason: (answers) =>
    [...new Set(items(answers).flatMap(({ shortageReason }) => shortageReason ?? []))].toSorted().join('; ') || null,
  weight: ({ order }) => order.totalWeight,
  space: ({ order }) => order.totalSpace,
  predictedDistance: ({ order }) => order.predictedDistance,
  actualDistance: ({ order }) => order.actualDistance,
  isBackhaul: ({ order }) => order.isBackhaul,
  isFlexible: ({ order }) => order.isFlexible,
  predictedCost: ({ order }) => order.predictedCost,
  revenue: ofPayee(amount),
  cost: ofPayer(amount),
  currency: ({ order, bill }) => submitted(bill)?.billingCurrency ?? order.currency,
  revenueLkr: ofPayee(amountInLkr),
  costLkr: ofPayer(amountInLkr),
  billingPartner: ({ order, bill }) => bill?.partner?.name ?? order.partner.name,
  billingContact: ({ bill }) => bill?.billingContact?.name ?? null,
  billingContract: ({ order, bill }) => bill?.contract?.name ?? order.contract.name,
  ...BILL_CELLS,
  orderCreatedAt: ({ order }) => order.createdAt,
  orderCreatedBy: ({ order }) => order.createdBy,
  firstApprovalAt: ({ order }) => order.firstApproval?.at ?? null,
  firstApprovalBy: ({ order }) => order.firstApproval?.by ?? null,
  secondApprovalAt: ({ order }) => order.secondApproval?.at ?? null,
  secondApprovalBy: ({ order }) => order.secondApproval?.by ?? null,
  rejectedReason: ({ order }) => order.rejectedReason,
  orderDescription: ({ order }) => order.description,
  tripNumber: ({ order }) => order.trip?.number ?? null,
  tripStage: ({ trip }) => trip?.trip.stage ?? null,
  vehicle: ({ trip }) => trip?.trip.vehicle?.name ?? null,
  driver: ({ trip }) => trip?.trip.driver?.name ?? null,
};

const documentCell = (kind: string) => (vehicle: Vehicle) => {
  const expiries = vehicle.files.flatMap((file) => (file.kind === kind && file.expiresAt ? [file.expiresAt] : []));
  return expiries.length === 0 ? null : Math.min(...expiries);
};
const documentsOf = (files: Vehicle['files']) =>
  files.filter(({ kind }) => VEHICLE_DOCUMENT_KINDS.some((document) => document === kind) && kind !== 'serviceRecord');
/** The service that is due first; those without a date come last. */
const nextService = (services: Vehicle['services']) =>
  services.toSorted(
    (one, other) => (one.dueAt ?? Infinity) - (other.dueAt ?? Infinity) || one.name.localeCompare(other.name),
  )[0];
const rounded = (meter: Vehicle['odometer']) => meter && Math.round(meter.value);
export const VEHICLE_CELLS: Expected<Vehicle> = {
  vehicle: ({ registrationPlate }) => registrationPlate,
  owner: ({ organization }) => organization.name,
  vehicleType: ({ type }) => type.name,
  driver: ({ driver }) => driver?.name ?? null,
  isActive: ({ status }) => status === 'active',
  registrationCertificate: documentCell('registrationCertificate'),
  revenueLicence: documentCell('revenueLicence'),
  emissionReport: documentCell('emissionReport'),
  inspectionReport: documentCell('inspectionReport'),
  insurance: documentCell('insurance'),
  fitnessCertificate: documentCell('fitnessCertificate'),
  acvPass: documentCell('acvPass'),
  portPermit: documentCell('portPermit'),
  compliance: ({ files, services }) => {
    const documents = documentsOf(files);
    const soonest = Math.min(
      ...documents.flatMap(({ expiresAt }) => expiresAt ?? []),
      ...services.flatMap(({ dueAt }) => dueAt ?? []),
    );
    if (soonest <= TEST_NOW) return 'expired';
    if (soonest <= TEST_NOW + EXPIRY_WARNING_DAYS * DAY) return 'expiring';
    return documents.length === 0 ? 'missing' : 'valid';
  },
  nextService: ({ services }) => nextService(services)?.name ?? null,
  nextServiceAt: ({ services }) => nextService(services)?.dueAt ?? null,
  odometer: ({ odometer }) => rounded(odometer),
  engineHours: ({ engineHours }) => rounded(engineHours),
};
