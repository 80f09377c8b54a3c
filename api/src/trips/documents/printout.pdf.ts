import type { Manifest, ManifestStop, LoadTotals, DocumentTrip } from 'shared-contracts/trips/load-documents';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import { formatMeasure } from 'shared-contracts/values/units';
import type { UserPreferences } from '../../identity/public.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import type { PdfField, PdfSection, PdfDocument } from '../../platform/pdf/document.ts';
import { formatDateTime, formatNumber } from '../../platform/pdf/format.rules.ts';
import { FLOOR_TEXTS } from './floor.texts.ts';
import { PRINTOUT_TEXTS } from './printout.texts.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

export const DASH = '–';

/** `publicUrl`: where the QR codes lead. */
export type PrintoutContext = { logo: Buffer | null; publicUrl: string };
/** `issuedAt`: unix seconds; `shippingUnits`: of the cargo items by order; `services`: requested, by order. */
export type PaperContext = PrintoutContext & {
  issuedAt: number;
  shippingUnits: ReadonlyMap<string, readonly string[]>;
  services: ReadonlyMap<string, string>;
};
export type PrintoutFormat = ReturnType<typeof printoutFormat>;

/** Texts, times and measures in the language, zone and units of a user. */
export function printoutFormat({ language, units, zone }: UserPreferences) {
  const dateTime = (unix: number | null) => (unix === null ? DASH : formatDateTime(unix, zone));
  const load = ({ quantity, weight, space }: LoadTotals) => [
    formatNumber(quantity),
    formatMeasure(weight, 'weight', units),
    formatMeasure(space, 'space', units),
  ];
  return {
    texts: PRINTOUT_TEXTS[language],
    dateTime,
    load,
    /** The known measures of the cargo. */
    floor: (total: LoadTotals): PdfField[] =>
      FLOOR_MEASURES.flatMap((measure) => {
        const value = total[measure] ?? null;
        return value === null
          ? []
          : [{ label: FLOOR_TEXTS[language][measure], value: formatMeasure(value, measure, units) }];
      }),
    between: (from: number | null, to: number | null) =>
      from === null && to === null ? DASH : `${dateTime(from)} ${DASH} ${dateTime(to)}`,
    distance: (km: string | null) => (km === null ? DASH : formatMeasure(km, 'distance', units)),
  };
}

const toParty = (vehicle: { name: string } | null, driver: { name: string } | null) =>
  [vehicle?.name, driver?.name].filter(Boolean).join(' · ') || DASH;

/** Handovers of a trip on the road: from whom to whom, when and where. The font of printed documents has no arrows. */
export const toHandoverTexts = (
  { handovers = [] }: Pick<DocumentTrip, 'handovers'>,
  dateTime: (unix: number | null) => string,
): string[] =>
  handovers.map(({ at, place, fromVehicle, fromDriver, toVehicle, toDriver }) =>
    [toParty(fromVehicle, fromDriver), `» ${toParty(toVehicle, toDriver)}`, dateTime(at), place]
      .filter(Boolean)
      .join('\n'),
  );

const tripFields = (trip: DocumentTrip, { texts, dateTime, distance }: PrintoutFormat): PdfField[] => [
  { label: texts.reference, value: trip.reference ?? DASH },
  { label: texts.vehicle, value: trip.vehicle?.name ?? DASH },
  { label: texts.vehicleType, value: (trip.vehicleType ?? trip.requestedVehicleType)?.name ?? DASH },
  { label: texts.distance, value: distance(trip.estimatedDistance) },
  { label: texts.driver, value: trip.driver?.name ?? DASH },
  { label: texts.phone, value: trip.driverPhone ?? DASH },
  ...toHandoverTexts(trip, dateTime).map((value) => ({ label: texts.handover, value })),
  { label: texts.pickAt, value: dateTime(trip.pickAt) },
  { label: texts.dropAt, value: dateTime(trip.dropAt) },
  ...(trip.description === null ? [] : [{ label: texts.description, value: trip.description }]),
];

type Stop = Pick<ManifestStop, 'position' | 'location' | 'contact' | 'plannedAt' | 'windowFrom' | 'windowTo'>;
export const stopName = ({ position, location }: Pick<Stop, 'position' | 'location'>) =>
  `${position + 1}. ${location.name}`;

export const toStopSections = (stop: Stop, { texts, dateTime, between }: PrintoutFormat): PdfSection[] => [
  { kind: 'heading', text: stopName(stop) },
  {
    kind: 'fields',
    fields: [
      { label: texts.address, value: stop.location.address },
      {
        label: texts.contact,
        value: stop.contact ? [stop.contact.name, stop.contact.phone].filter(Boolean).join('\n') : DASH,
      },
      { label: texts.window, value: between(stop.windowFrom, stop.windowTo) },
      { label: texts.planned, value: dateTime(stop.plannedAt) },
    ],
  },
];

type ShippedOrders = Manifest['shippedOrders'];

/** The page of a record, which a phone opens by its QR code. */
const tripUrl = (publicUrl: string, id: string) => `${publicUrl}/trips/${id}`;
export const orderUrl = (publicUrl: string, id: string) => `${publicUrl}/orders/${id}`;

/** QR codes of the trip and its orders, with who ships them. */
export const toCodeSections = (trip: DocumentTrip, orders: ShippedOrders = [], publicUrl: string): PdfSection[] => [
  {
    kind: 'codes',
    codes: [
      {
        content: tripUrl(publicUrl, trip.id),
        title: trip.number,
        lines: [trip.organization.name],
        barcode: trip.number,
      },
      ...orders.map(({ id, number, shipperCode, shipper }) => ({
        content: orderUrl(publicUrl, id),
        title: formatOrderNumber({ number, shipperCode }),
        lines: [shipper],
        barcode: number,
      })),
    ],
  },
];

type Printout = { title: string; trip: DocumentTrip; issuedAt: number; fields: PdfField[]; sections: PdfSection[] };

/** Adds the trip's fields, the logo and the footer to the sections of a printout. */
export function toPdfDocument(
  { title, trip, issuedAt, fields, sections }: Printout,
  user: UserPreferences,
  logo: Buffer | null,
): PdfDocument {
  const format = printoutFormat(user);
  const { texts } = format;
  return {
    language: user.language,
    title,
    number: trip.number,
    organization: { name: trip.organization.name, logo },
    fields: [...tripFields(trip, format), ...fields],
    sections: sections.length > 0 ? sections : [{ kind: 'text', text: texts.nothing }],
    footer: fillPlaceholders(texts.issued, { at: format.dateTime(issuedAt), zone: user.zone }),
    createdAt: issuedAt,
  };
}
