import { MAX_PORTAL_RULES, MAX_RULES } from './identity/access.ts';
import { MAX_BILL_RECIPIENTS, MAX_EXTRA_CHARGES } from './finance/bills.ts';
import { MAX_EPC_PURCHASE } from './finance/epc.ts';
import { MAX_PAID_INVOICES } from './finance/payments.ts';
import { ADDRESS_PART_LIMITS } from './finance/qr-bill.ts';
import { MIN_PASSWORD_LENGTH } from './limits.ts';
import {
  MAX_GEOFENCE_POINTS,
  MAX_GEOFENCE_RADIUS,
  MIN_GEOFENCE_POINTS,
  MIN_GEOFENCE_RADIUS,
} from './network/locations.ts';
import { MAX_ZONE_POINTS, MIN_ZONE_POINTS } from './network/route-zones.ts';
import { MAX_ROUTE_STOPS, MIN_ROUTE_STOPS } from './network/routes.ts';
import { MIN_VEHICLE_YEAR } from './fleet/vehicles.ts';

/*
 * The limits that schemas and forms share, by record and field. A number is the maximum length of a text or list; a range
 * limits a number, or a text or list with a minimum.
 */

export const MAX_EMAIL_LENGTH = 254;
export const MAX_TIME_ZONE_LENGTH = 64;
export const MAX_HOST_LENGTH = 253;
export const MAX_URL_LENGTH = 500;
export const MAX_REASON_LENGTH = 1_000;
/** Thirteen digits and two decimals. */
export const MAX_MONEY_LENGTH = 16;
/** Nine digits and three decimals. */
export const MAX_MEASURE_LENGTH = 13;

const PASSWORD = { min: MIN_PASSWORD_LENGTH, max: 200 } as const;
const NAME = 100;
const PHONE = 30;
const NOTIFICATION_CONTACTS = 50;

export const LATITUDE_RANGE = { min: -90, max: 90 } as const;
export const LONGITUDE_RANGE = { min: -180, max: 180 } as const;
export const MINUTES_RANGE = { min: 0, max: 100_000 } as const;

const USER_NAMES = { login: NAME, givenName: NAME, familyName: NAME } as const;
export const USER_LIMITS = { ...USER_NAMES, email: MAX_EMAIL_LENGTH, password: PASSWORD, rules: MAX_RULES } as const;

export const PUSH_LIMITS = { endpoint: 2_000 } as const;
export const HOME_LINK_LIMITS = { label: 100, url: MAX_URL_LENGTH } as const;
export const ORGANIZATION_LIMITS = {
  name: 200,
  registrationId: 50,
  domain: 200,
  contactName: 200,
  contactEmail: MAX_EMAIL_LENGTH,
  accountingContact: 200,
  pageTitle: 100,
  supportEmail: MAX_EMAIL_LENGTH,
  loginPageTitle: 100,
  loginAlertText: 500,
  mapToken: 200,
  appStoreUrl: MAX_URL_LENGTH,
  playStoreUrl: MAX_URL_LENGTH,
  homeDescription: 2_000,
  homeVideo: MAX_URL_LENGTH,
  homeLinks: 10,
  accentColor: 7,
  smtpHost: MAX_HOST_LENGTH,
  smtpPort: { min: 1, max: 65_535 },
  smtpUser: 254,
  smtpPassword: PASSWORD.max,
  host: MAX_HOST_LENGTH,
} as const;
/** The token that identifies the partner. */
export const PARTNER_LIMITS = { partnerId: 100 } as const;

export const COUNTRY_LIMITS = { name: NAME, fullName: 200, shortName: 10 } as const;
export const CURRENCY_LIMITS = { fullName: NAME, shortName: 10, sign: 10 } as const;
export const OVERRIDE_LIMITS = { area: 40, address: MAX_URL_LENGTH, host: MAX_HOST_LENGTH } as const;

export const CONTACT_LIMITS = {
  firstName: NAME,
  middleName: NAME,
  lastName: NAME,
  email: MAX_EMAIL_LENGTH,
  phone: PHONE,
  locationIds: 100,
} as const;
export const OPENING_HOURS_LIMITS = {
  timeZone: MAX_TIME_ZONE_LENGTH,
  intervals: { min: 1, max: 21 },
  closedDays: 366,
} as const;
export const GATE_LIMITS = {
  name: 60,
  slotMinutes: { min: 5, max: 480 },
  capacity: { min: 1, max: 50 },
} as const;
export const LOCATION_LIMITS = {
  name: NAME,
  buildingNumber: 20,
  apartmentNumber: 20,
  street1: 150,
  street2: 150,
  city: 100,
  state: 100,
  zip: 20,
  latitude: LATITUDE_RANGE,
  longitude: LONGITUDE_RANGE,
  geofenceRadius: { min: MIN_GEOFENCE_RADIUS, max: MAX_GEOFENCE_RADIUS },
  geofencePolygon: { min: MIN_GEOFENCE_POINTS, max: MAX_GEOFENCE_POINTS },
  contactIds: 100,
  gates: 40,
} as const;
export const ROUTE_ZONE_LIMITS = { name: NAME, polygon: { min: MIN_ZONE_POINTS, max: MAX_ZONE_POINTS } } as const;
export const ROUTE_LIMITS = { name: NAME, locationIds: { min: MIN_ROUTE_STOPS, max: MAX_ROUTE_STOPS } } as const;

export const OPERATION_LIMITS = {
  name: NAME,
  notificationContactIds: NOTIFICATION_CONTACTS,
  locationIds: 100,
  /** Up to thirty days. */
  acceptanceMinutes: { min: 1, max: 43_200 },
} as const;
export const ORDER_TYPE_LIMITS = { name: NAME, code: 20 } as const;
export const CARGO_LIMITS = {
  name: NAME,
  code: 20,
  allowedCargoTypeIds: 50,
  shippingUnit: 50,
  stackLayers: { min: 1, max: 20 },
} as const;

export const CARGO_ITEM_LIMITS = { packNumber: 50, quantity: { min: 1, max: 1_000_000 } } as const;
export const ORDER_LIMITS = {
  reference: 50,
  vehicleTypeIds: 20,
  notificationContactIds: NOTIFICATION_CONTACTS,
  description: 2_000,
  loadingMinutes: MINUTES_RANGE,
  unloadingMinutes: MINUTES_RANGE,
  cargoItems: 200,
  stops: 50,
  services: 50,
} as const;
export const ORDER_STOP_LIMITS = {
  reference: ORDER_LIMITS.reference,
  instructions: 500,
  handlingMinutes: MINUTES_RANGE,
  items: ORDER_LIMITS.cargoItems,
} as const;
export const ORDER_COMMENT_LIMITS = { text: 2_000, mentionIds: 20 } as const;
export const ORDER_TEMPLATE_LIMITS = { name: NAME, timeZone: MAX_TIME_ZONE_LENGTH } as const;
/** A step of up to thirty days. */
export const TENDER_LIMITS = { stepMinutes: { min: 1, max: 43_200 }, offers: { min: 1, max: 20 } } as const;
export const DELIVERED_CARGO_LIMITS = {
  quantity: { min: 0, max: 1_000_000_000 },
  shortageReason: MAX_REASON_LENGTH,
  stop: { min: 0, max: ORDER_LIMITS.stops - 1 },
} as const;
export const ORDER_STAGE_LIMITS = { reason: MAX_REASON_LENGTH, delivered: ORDER_LIMITS.cargoItems } as const;

export const TRIP_LIMITS = {
  reference: 50,
  orderIds: { min: 1, max: 100 },
  notificationContactIds: NOTIFICATION_CONTACTS,
  description: 2_000,
  stops: 200,
} as const;
/** A plan of the planning desk. */
export const PLAN_LIMITS = { name: NAME } as const;
export const TRIP_STAGE_LIMITS = { reason: MAX_REASON_LENGTH } as const;
export const TRIP_REMOVAL_LIMITS = { orderIds: TRIP_LIMITS.orderIds, reason: MAX_REASON_LENGTH } as const;
export const TRIP_HANDOVER_LIMITS = { reason: MAX_REASON_LENGTH, place: NAME } as const;
export const TRIP_MESSAGE_LIMITS = { text: 1_000 } as const;
const STOP = { min: 0, max: ORDER_LIMITS.stops - 1 } as const;
export const PROOF_LIMITS = { signedBy: NAME, stop: STOP } as const;
export const ITEM_SCAN_LIMITS = { stop: STOP, drop: STOP, item: { min: 0, max: ORDER_LIMITS.cargoItems - 1 } } as const;

export const CONTRACT_LIMITS = { name: NAME, cargoTypeIds: 100, vehicleTypeIds: 100 } as const;
export const CONTRACT_TERMS_LIMITS = {
  distanceRates: 100,
  pointRates: 1_000,
  distanceDiscounts: 50,
  fuelSurcharges: 200,
  services: 50,
} as const;
export const DEMURRAGE_LIMITS = { bands: 50 } as const;

export const ROLE_TEMPLATE_LIMITS = { name: 60, rules: { min: 1, max: MAX_PORTAL_RULES } } as const;
export const LIST_VIEW_LIMITS = { list: 60, path: 200, tab: 40, name: 60, query: 2_000, columns: 100 } as const;

export const EXTRA_CHARGE_LIMITS = { name: NAME } as const;
export const DAY_RATES_LIMITS = { holidays: 366, timeZone: MAX_TIME_ZONE_LENGTH } as const;
export const SERVICE_LIMITS = { name: 60 } as const;
export const BILL_LIMITS = { extraCharges: MAX_EXTRA_CHARGES, services: 50, taxReason: 200 } as const;
export const BILL_EMAIL_LIMITS = {
  to: { min: 1, max: MAX_BILL_RECIPIENTS },
  confirmedRecipients: MAX_BILL_RECIPIENTS,
  message: 2_000,
} as const;
export const INVOICE_SETTINGS_LIMITS = {
  address: 500,
  ...ADDRESS_PART_LIMITS,
  taxNumber: 50,
  companyNumber: 50,
  bankName: NAME,
  bankAccount: 50,
  bankCode: 20,
  paymentTermDays: { min: 0, max: 365 },
  series: 10,
  creditNoteSeries: 10,
  numberFormat: 60,
  taxRates: 20,
  electronicAddress: 100,
  buyerReference: 100,
} as const;
export const TAX_RATE_LIMITS = { name: 60, reason: 200 } as const;
export const PAYMENT_LIMITS = {
  currency: 10,
  reference: 100,
  note: 1_000,
  invoices: { min: 1, max: MAX_PAID_INVOICES },
} as const;
export const CREDIT_BALANCE_LIMITS = { reference: 100, note: 1_000 } as const;
export const PAYMENT_REVERSAL_LIMITS = { reason: MAX_REASON_LENGTH } as const;
const MAX_CARRIER_INVOICE_LINES = 500;
export const CARRIER_INVOICE_LIMITS = {
  number: 50,
  currency: 10,
  lines: { min: 1, max: MAX_CARRIER_INVOICE_LINES },
} as const;
export const CARRIER_INVOICE_LINE_LIMITS = { reference: 100, description: 300 } as const;
export const CARRIER_INVOICE_MESSAGE_LIMITS = {
  text: 2_000,
  proposal: { min: 1, max: MAX_CARRIER_INVOICE_LINES },
} as const;
export const CARRIER_INVOICE_REJECTION_LIMITS = { reason: MAX_REASON_LENGTH } as const;
export const EPC_ALERT_LIMITS = { alertLevel: { min: 0, max: MAX_EPC_PURCHASE } } as const;
export const EPC_PURCHASE_LIMITS = { quantity: { min: 1, max: MAX_EPC_PURCHASE } } as const;
export const EPC_BUYER_LIMITS = { name: NAME, address: 500, taxNumber: 50 } as const;
export const EPC_PAYMENT_LIMITS = { reference: 100 } as const;
export const EPC_CLOSING_LIMITS = { reason: MAX_REASON_LENGTH } as const;
export const EPC_SETTINGS_LIMITS = {
  sellerName: NAME,
  sellerAddress: 500,
  sellerTaxNumber: 50,
  paymentDetails: 1_000,
  paymentDays: { min: 0, max: 365 },
  expiryMonths: { min: 1, max: 120 },
  warningDays: { min: 0, max: 365 },
} as const;

export const DICTIONARY_LIMITS = { name: NAME } as const;
/** A single class of a driving licence. */
export const LICENCE_CLASS_LENGTH = 10;
export const VEHICLE_TYPE_LIMITS = { name: NAME, icon: 50, licenseClass: LICENCE_CLASS_LENGTH } as const;
export const SERVICE_INTERVAL_LIMITS = {
  name: NAME,
  days: { min: 1, max: 3_650 },
  km: { min: 100, max: 1_000_000 },
  hours: { min: 10, max: 100_000 },
  icon: 50,
} as const;
export const VEHICLE_LIMITS = {
  licenseClass: LICENCE_CLASS_LENGTH,
  registrationPlate: 20,
  trackingDevice: 50,
  vin: 17,
  year: { min: MIN_VEHICLE_YEAR, max: 9_999 },
  engineModel: 100,
  axles: { min: 1, max: 20 },
  comment: 1_000,
  cargoTypeIds: 50,
} as const;
/** Kilometres and hours. */
export const METER_LIMITS = {
  odometer: { min: 0, max: 9_999_999 },
  engineHours: { min: 0, max: 999_999 },
  reason: 300,
} as const;
export const UNAVAILABILITY_LIMITS = { reason: 300 } as const;
export const WORK_ORDER_LIMITS = { title: NAME, description: 1_000, workshop: NAME, lines: 50 } as const;
/** The checklist of an organization's drivers. */
export const CHECKLIST_LIMITS = { items: { min: 1, max: 40 } } as const;
export const INSPECTION_ITEM_LIMITS = { name: NAME, note: 500 } as const;
export const WORK_ORDER_LINE_LIMITS = { description: NAME } as const;
export const DRIVER_LIMITS = {
  firstName: NAME,
  middleName: NAME,
  lastName: NAME,
  email: MAX_EMAIL_LENGTH,
  phone: PHONE,
  idNumber: 50,
  homeAddress: 300,
  emergencyContactName: 200,
  emergencyContactNumber: PHONE,
  maxHoursPerShift: { min: 0, max: 24 },
  cumulativeHours: { min: 0, max: 100_000 },
  licenseClasses: 20,
  login: NAME,
} as const;
export const EXCEPTION_COMMENT_LIMITS = { text: 1_000 } as const;
export const ALERT_COMMENT_LIMITS = { comment: 1_000 } as const;
