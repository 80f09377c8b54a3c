import { z } from 'zod';
import { BillChanges, BillEmail, BillSendBack, ExtraCharge } from '../finance/bills.ts';
import { RequestedService } from '../orders/requested-services.ts';
import {
  CarrierInvoiceInput,
  CarrierInvoiceMessageInput,
  CarrierInvoiceRejection,
} from '../finance/carrier-invoices.ts';
import { CargoInput } from '../network/cargos.ts';
import { Measure, Money } from '../common.ts';
import { ContactInput } from '../network/contacts.ts';
import { ContractTerms, DayRates, DemurrageTerms } from '../finance/contract-terms.ts';
import { ContractInput, ContractReview } from '../finance/contracts.ts';
import { AlertAcknowledgement } from '../fleet/alerts.ts';
import { DriverInput } from '../fleet/drivers.ts';
import { WorkOrderInput, WorkOrderLineInput } from '../fleet/work-orders.ts';
import { InspectionChecklistInput, InspectionItemInput } from '../fleet/inspections.ts';
import { ItemScanInput } from '../trips/item-scans.ts';
import { DriverEventInput, ProofForm } from '../trips/driving.ts';
import { InvoiceSettings, TaxRate } from '../finance/invoices.ts';
import { EpcAlertInput, EpcBuyer, EpcPurchaseInput } from '../finance/epc.ts';
import { CreditBalanceInput, PaymentInput, PaymentReversalInput } from '../finance/payments.ts';
import { EpcClosing, EpcPayment, EpcSettings } from '../finance/epc-purchases.ts';
import { GateInput } from '../network/gates.ts';
import { LocationInput } from '../network/locations.ts';
import { OpeningHours } from '../network/opening-hours.ts';
import { CountryInput, CurrencyInput } from '../network/lookups.ts';
import { AddPartnerInput } from '../identity/partners.ts';
import { OperationInput } from '../network/operations.ts';
import {
  CargoDeliveredInput,
  DeliveredCargo,
  OrderApprovalInput,
  OrderReopenInput,
  OrderStageInput,
} from '../orders/order-stages.ts';
import { OrderCommentInput } from '../orders/order-comments.ts';
import { OrderTypeInput } from '../network/order-types.ts';
import { StopInput } from '../orders/order-stops.ts';
import { OrderTemplateInput } from '../orders/order-templates.ts';
import { OrderInput } from '../orders/orders.ts';
import { TenderInput } from '../orders/tenders.ts';
import {
  DeclineQuery,
  HomeLink,
  OrganizationInput,
  OrganizationRegistration,
  SmtpTest,
} from '../identity/organizations.ts';
import { PushSubscriptionInput } from '../identity/push.ts';
import { OverrideInput } from '../portal/overrides.ts';
import { RouteZoneInput } from '../network/route-zones.ts';
import { RouteInput } from '../network/routes.ts';
import { PlanInput } from '../trips/plans/plans.ts';
import { TripExceptionCommentInput } from '../trips/exceptions.ts';
import { TripOrdersRemoval } from '../trips/trip-orders-on-road.ts';
import { TripMessageInput } from '../trips/trip-messages.ts';
import { TripHandoverInput } from '../trips/trip-handovers.ts';
import { TripStageInput } from '../trips/trip-stages.ts';
import { TripInput } from '../trips/trips.ts';
import { ListViewInput } from '../identity/list-views.ts';
import { RoleTemplateInput } from '../identity/role-templates.ts';
import { SelfUpdate, UserInput } from '../identity/users.ts';
import * as limits from '../values/field-limits.ts';
import { MeterCorrection } from '../fleet/meters.ts';
import { UnavailabilityInput } from '../fleet/vehicle-sharing.ts';
import {
  DictionaryInput,
  ServiceIntervalInput,
  VehicleDraftInput,
  VehicleInput,
  VehicleTypeInput,
} from '../fleet/vehicles.ts';

type Limit = number | { min: number; max: number };
type JsonSchema = z.core.JSONSchema.JSONSchema;

const isTimestamp = (field: string) => /(At|Date|From|To)$/.test(field);

/** Nullable and piped schemas have their limits in a branch. */
const flatten = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((branch) => flatten(branch as JsonSchema)),
];

/** Integers without a limit have the limits of safe integers. */
const isLimit = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** A minimum length of 1 only makes a text required. */
const isMinLength = (value: number | undefined) => isLimit(value) && value !== 1;

function toLimit(schema: JsonSchema): Limit | undefined {
  const branches = flatten(schema);
  const max = branches.map(({ maxLength, maxItems, maximum }) => maxLength ?? maxItems ?? maximum).find(isLimit);
  const min =
    branches.map(({ minItems, minimum }) => minItems ?? minimum).find(isLimit) ??
    branches.map(({ minLength }) => minLength).find(isMinLength);
  if (max === undefined) return undefined;
  return min === undefined ? max : { min, max };
}

function listLimits(schema: z.ZodType): Record<string, Limit> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const properties = flatten(json).flatMap((branch) => Object.entries(branch.properties ?? {}));
  return Object.fromEntries(
    properties.flatMap(([field, property]) => {
      const limit = isTimestamp(field) ? undefined : toLimit(property as JsonSchema);
      return limit === undefined ? [] : [[field, limit]];
    }),
  );
}

/** Limits that are the number of values of an enum. */
const without = <T extends z.ZodObject>(schema: T, field: keyof T['shape'] & string) =>
  schema.omit({ [field]: true } as never);

/** The schemas that use every limit of a table. */
const tables = {
  USER_LIMITS: UserInput,
  PUSH_LIMITS: PushSubscriptionInput,
  ITEM_SCAN_LIMITS: ItemScanInput,
  HOME_LINK_LIMITS: HomeLink,
  LIST_VIEW_LIMITS: ListViewInput,
  ROLE_TEMPLATE_LIMITS: RoleTemplateInput,
  ORGANIZATION_LIMITS: OrganizationInput,
  PARTNER_LIMITS: AddPartnerInput,
  COUNTRY_LIMITS: CountryInput,
  CURRENCY_LIMITS: CurrencyInput,
  OVERRIDE_LIMITS: OverrideInput,
  CONTACT_LIMITS: without(ContactInput, 'notificationTypes'),
  GATE_LIMITS: GateInput,
  LOCATION_LIMITS: LocationInput,
  OPENING_HOURS_LIMITS: OpeningHours,
  ROUTE_ZONE_LIMITS: RouteZoneInput,
  ROUTE_LIMITS: RouteInput,
  OPERATION_LIMITS: OperationInput,
  ORDER_TYPE_LIMITS: OrderTypeInput,
  CARGO_LIMITS: CargoInput,
  CARGO_ITEM_LIMITS: OrderInput.shape.cargoItems.unwrap().element,
  ORDER_LIMITS: OrderInput,
  ORDER_STOP_LIMITS: StopInput,
  ORDER_COMMENT_LIMITS: without(OrderCommentInput, 'visibility'),
  ORDER_TEMPLATE_LIMITS: OrderTemplateInput,
  TENDER_LIMITS: TenderInput,
  DELIVERED_CARGO_LIMITS: DeliveredCargo,
  ORDER_STAGE_LIMITS: without(OrderStageInput, 'acknowledgedWarnings'),
  TRIP_LIMITS: TripInput,
  PLAN_LIMITS: PlanInput.pick({ name: true }),
  TRIP_STAGE_LIMITS: TripStageInput,
  TRIP_HANDOVER_LIMITS: TripHandoverInput,
  TRIP_REMOVAL_LIMITS: TripOrdersRemoval,
  EXCEPTION_COMMENT_LIMITS: TripExceptionCommentInput,
  TRIP_MESSAGE_LIMITS: TripMessageInput,
  PROOF_LIMITS: ProofForm,
  CONTRACT_LIMITS: ContractInput,
  CONTRACT_TERMS_LIMITS: ContractTerms,
  DAY_RATES_LIMITS: DayRates,
  SERVICE_LIMITS: RequestedService,
  CARRIER_INVOICE_LIMITS: CarrierInvoiceInput,
  CARRIER_INVOICE_LINE_LIMITS: CarrierInvoiceInput.shape.lines.element,
  CARRIER_INVOICE_MESSAGE_LIMITS: CarrierInvoiceMessageInput,
  CARRIER_INVOICE_REJECTION_LIMITS: CarrierInvoiceRejection,
  DEMURRAGE_LIMITS: DemurrageTerms,
  EXTRA_CHARGE_LIMITS: ExtraCharge,
  BILL_LIMITS: BillChanges,
  BILL_EMAIL_LIMITS: BillEmail,
  INVOICE_SETTINGS_LIMITS: InvoiceSettings,
  TAX_RATE_LIMITS: TaxRate,
  EPC_ALERT_LIMITS: EpcAlertInput,
  EPC_PURCHASE_LIMITS: EpcPurchaseInput,
  EPC_BUYER_LIMITS: EpcBuyer,
  PAYMENT_LIMITS: without(PaymentInput, 'paidAt'),
  CREDIT_BALANCE_LIMITS: CreditBalanceInput,
  PAYMENT_REVERSAL_LIMITS: PaymentReversalInput,
  EPC_PAYMENT_LIMITS: EpcPayment,
  EPC_CLOSING_LIMITS: EpcClosing,
  EPC_SETTINGS_LIMITS: EpcSettings,
  DICTIONARY_LIMITS: DictionaryInput,
  VEHICLE_TYPE_LIMITS: VehicleTypeInput,
  SERVICE_INTERVAL_LIMITS: ServiceIntervalInput,
  VEHICLE_LIMITS: without(VehicleInput, 'loadingOptions'),
  METER_LIMITS: MeterCorrection,
  UNAVAILABILITY_LIMITS: UnavailabilityInput,
  WORK_ORDER_LIMITS: WorkOrderInput,
  WORK_ORDER_LINE_LIMITS: WorkOrderLineInput,
  CHECKLIST_LIMITS: InspectionChecklistInput,
  INSPECTION_ITEM_LIMITS: InspectionItemInput,
  DRIVER_LIMITS: DriverInput,
  ALERT_COMMENT_LIMITS: AlertAcknowledgement,
} satisfies Partial<Record<keyof typeof limits, z.ZodType>>;

const limitsByName: Record<string, unknown> = { ...limits };

test.each(Object.entries(tables))('%s are the limits of its schema', (name, schema) => {
  expect(listLimits(schema)).toEqual(limitsByName[name]);
});

test('every table is compared with a schema', () => {
  expect(Object.keys(tables).toSorted()).toEqual(
    Object.keys(limitsByName)
      .filter((name) => name.endsWith('_LIMITS'))
      .toSorted(),
  );
});

test.each<[string, z.ZodType, Record<string, Limit>]>([
  ['a registration', OrganizationRegistration, limits.ORGANIZATION_LIMITS],
  ['an SMTP test', SmtpTest, limits.ORGANIZATION_LIMITS],
  ['an own account', SelfUpdate, { ...limits.USER_LIMITS, currentPassword: limits.USER_LIMITS.password.max }],
  ['a vehicle draft', without(VehicleDraftInput, 'loadingOptions'), limits.VEHICLE_LIMITS],
  ['a delivered cargo', CargoDeliveredInput, limits.DELIVERED_CARGO_LIMITS],
  ['a reopened order', OrderReopenInput, limits.ORDER_STAGE_LIMITS],
  ['a driver event', DriverEventInput, { ...limits.ORDER_STAGE_LIMITS, stop: limits.PROOF_LIMITS.stop }],
])('%s has the limits of its table', (_name, schema, table) => {
  const fields = listLimits(schema);
  expect(Object.keys(fields)).not.toEqual([]);
  expect(table).toMatchObject(fields);
});

test.each([
  ['rejectReason', OrderApprovalInput],
  ['reason', BillSendBack],
  ['reason', ContractReview],
  ['reason', DeclineQuery],
])('%s has the limit of reasons', (field, schema) => {
  expect(listLimits(schema)).toMatchObject({ [field]: limits.MAX_REASON_LENGTH });
});

test.each([
  ['money', Money, '9999999999999.99', limits.MAX_MONEY_LENGTH],
  ['measures', Measure, '999999999.999', limits.MAX_MEASURE_LENGTH],
])('the longest %s have the maximum length', (_name, schema, longest, max) => {
  expect(longest).toHaveLength(max);
  expect(schema.safeParse(longest).success).toBe(true);
  expect(schema.safeParse(`9${longest}`).success).toBe(false);
  expect(schema.safeParse(`${longest}9`).success).toBe(false);
});
