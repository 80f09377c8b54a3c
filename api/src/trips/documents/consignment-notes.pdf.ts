import type { Trip, VisitedStop } from 'shared-contracts/trips/trips';
import type { UserPreferences } from '../../identity/public.ts';
import type { PdfColumn, PdfDocument, PdfSection } from '../../platform/pdf/document.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { type Consignment, listConsignments } from './consignments.rules.ts';
import { CONSIGNMENT_TEXTS, type ConsignmentTexts } from './consignment.texts.ts';
import { sumLoad } from './freight.rules.ts';
import {
  DASH,
  orderUrl,
  type PaperContext,
  type PrintoutFormat,
  printoutFormat,
  toHandoverTexts,
} from './printout.pdf.ts';

type NoteFormat = PrintoutFormat & { notes: ConsignmentTexts };

const toColumns = ({ texts, notes }: NoteFormat): PdfColumn[] => [
  { header: notes.marks, width: 3 },
  { header: notes.goods, width: 6 },
  { header: texts.quantity, width: 2, align: 'end' },
  { header: texts.weight, width: 3, align: 'end' },
  { header: texts.space, width: 3, align: 'end' },
];

const join = (...lines: (string | null | undefined)[]) => lines.filter(Boolean).join('\n') || DASH;
const toPlace = ({ location, contact }: VisitedStop) =>
  join(location.name, location.address, contact && [contact.name, contact.phone].filter(Boolean).join(' · '));

/** The numbers of the boxes are those of the consignment note of the CMR convention. */
function toNote(consignment: Consignment, trip: Trip, format: NoteFormat, publicUrl: string): PdfSection[] {
  const { order, pickups, drop, items, instructions, reference } = consignment;
  const { texts, notes, load, dateTime, between } = format;
  const handovers = toHandoverTexts(trip, dateTime);
  return [
    { kind: 'heading', text: `${order.number} · ${drop.location.name}` },
    {
      kind: 'codes',
      codes: [{ content: orderUrl(publicUrl, order.id), title: order.number, lines: [order.organization.name] }],
    },
    {
      kind: 'boxes',
      boxes: [
        { label: notes.sender, value: join(order.organization.name, ...pickups.slice(0, 1).map(toPlace)) },
        { label: notes.consignee, value: toPlace(drop) },
        { label: notes.placeOfDelivery, value: join(drop.location.address, between(drop.windowFrom, drop.windowTo)) },
        {
          label: notes.takingOver,
          value: join(...pickups.map((stop) => join(stop.location.address, dateTime(stop.plannedAt ?? trip.pickAt)))),
        },
        { label: notes.documents, value: join(order.reference, reference) },
        { label: notes.instructions, value: join(instructions, order.description) },
        {
          label: notes.carrier,
          value: join(trip.organization.name, trip.vehicle?.name, trip.driver?.name, trip.driverPhone),
        },
        ...(handovers.length > 0 ? [{ label: notes.handovers, value: handovers.join('\n') }] : []),
        { label: notes.reservations, value: ' ' },
      ],
    },
    {
      kind: 'table',
      columns: toColumns(format),
      rows: [
        ...items.map((item) => ({ cells: [item.packNumber ?? DASH, item.cargo, ...load(item)] })),
        { kind: 'sum', cells: ['', texts.total, ...load(sumLoad(items))] },
      ],
    },
    { kind: 'signatures', labels: [notes.signSender, notes.signCarrier, notes.signConsignee] },
  ];
}

/** Consignment notes in the style of the CMR convention, one page per order and drop. */
export function consignmentNotesPdf(
  trip: Trip,
  user: UserPreferences,
  { logo, publicUrl, issuedAt }: PaperContext,
): PdfDocument {
  const format = { ...printoutFormat(user), notes: CONSIGNMENT_TEXTS[user.language] };
  const { texts, notes } = format;
  const pages = listConsignments(trip).map((consignment) => toNote(consignment, trip, format, publicUrl));
  return {
    language: user.language,
    title: notes.title,
    number: trip.number,
    organization: { name: trip.organization.name, logo },
    fields: [],
    sections:
      pages.length > 0
        ? pages.flatMap((sections, i) => (i === 0 ? sections : [{ kind: 'page' as const }, ...sections]))
        : [{ kind: 'text', text: texts.nothing }],
    footer: fillPlaceholders(texts.issued, { at: format.dateTime(issuedAt), zone: user.zone }),
    createdAt: issuedAt,
  };
}
