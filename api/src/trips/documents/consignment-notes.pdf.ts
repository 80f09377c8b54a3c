import type { UserPreferences } from '../../identity/public.ts';
import type { PdfColumn, PdfDocument, PdfField, PdfSection } from '../../platform/pdf/document.ts';
import { formatNumber } from '../../platform/pdf/format.rules.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import type { Carriage, CarriageStop } from './carriage.rules.ts';
import { type Consignment, listConsignments } from './consignments.rules.ts';
import { type ConsignmentBox, CONSIGNMENT_TEXTS, type ConsignmentTexts } from './consignment.texts.ts';
import { sumLoad } from './freight.rules.ts';
import {
  DASH,
  orderUrl,
  type PaperContext,
  type PrintoutFormat,
  printoutFormat,
  toHandoverTexts,
} from './printout.pdf.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type NoteFormat = PrintoutFormat & { labelOf: (box: ConsignmentBox, separator?: string) => string };

/** Left for filling in by hand. */
const BLANK = ' ';
const HEIGHT = { party: 46, small: 32, signature: 58 };

/** The number of a box, what it is in the language of the reader, and in English, which carriers abroad read. */
const toLabels =
  ({ boxes }: ConsignmentTexts) =>
  (box: ConsignmentBox, separator = ' / ') =>
    `${box} ${[...new Set([boxes[box], CONSIGNMENT_TEXTS.en.boxes[box]])].join(separator)}`;

const toColumns = ({ labelOf }: NoteFormat): PdfColumn[] => [
  { header: labelOf(6, '\n'), width: 3 },
  { header: labelOf(7, '\n'), width: 2.8, align: 'end' },
  { header: labelOf(8, '\n'), width: 2.8 },
  { header: labelOf(9, '\n'), width: 4.6 },
  { header: labelOf(10, '\n'), width: 2.6 },
  { header: labelOf(11, '\n'), width: 3, align: 'end' },
  { header: labelOf(12, '\n'), width: 2.8, align: 'end' },
];

const join = (...lines: (string | null | undefined)[]) => lines.filter(Boolean).join('\n') || DASH;
const toPlace = ({ location, contact }: CarriageStop) =>
  join(location.name, location.address, contact && [contact.name, contact.phone].filter(Boolean).join(' · '));

function toParties({ order, pickups, drop, reference }: Consignment, carriage: Carriage, format: NoteFormat) {
  const { labelOf, dateTime, between } = format;
  const { organization, vehicle, driver, driverPhone, pickAt } = carriage;
  const takenOver = pickups.map((stop) =>
    join(
      stop.location.address,
      stop.plannedAt === null && stop.windowFrom !== null
        ? between(stop.windowFrom, stop.windowTo)
        : dateTime(stop.plannedAt ?? pickAt),
    ),
  );
  const values: [ConsignmentBox, string][] = [
    [1, join(order.organization.name, ...pickups.slice(0, 1).map(toPlace))],
    [16, join(organization.name, vehicle?.name, [driver?.name, driverPhone].filter(Boolean).join(' · '))],
    [2, toPlace(drop)],
    [17, join(...toHandoverTexts(carriage, dateTime)).replace(DASH, BLANK)],
    [3, join(drop.location.address, between(drop.windowFrom, drop.windowTo))],
    [18, BLANK],
    [4, join(...takenOver)],
    [5, join(order.reference, reference)],
  ];
  return values.map(([box, value]): PdfField => ({ label: labelOf(box), value }));
}

function toGoods({ items }: Consignment, format: NoteFormat): PdfSection {
  const measuresOf = (load: Parameters<PrintoutFormat['load']>[0]) => format.load(load).slice(1);
  return {
    kind: 'table',
    columns: toColumns(format),
    rows: [
      ...items.map((item) => ({
        cells: [
          item.packNumber ?? DASH,
          formatNumber(item.quantity),
          item.shippingUnit || DASH,
          item.cargo,
          BLANK,
          ...measuresOf(item),
        ],
      })),
      {
        kind: 'sum',
        cells: [
          format.texts.total,
          formatNumber(items.reduce((sum, { quantity }) => sum + quantity, 0)),
          '',
          '',
          '',
          ...measuresOf(sumLoad(items)),
        ],
      },
    ],
  };
}

/** The numbers of the boxes are those of the consignment note of the CMR convention. */
function toNote(
  consignment: Consignment,
  carriage: Carriage,
  format: NoteFormat,
  { publicUrl, services }: Pick<PaperContext, 'publicUrl' | 'services'>,
): PdfSection[] {
  const { order, drop, instructions } = consignment;
  const box = (number: ConsignmentBox, value: string = BLANK): PdfField => ({ label: format.labelOf(number), value });
  return [
    {
      kind: 'code',
      code: {
        content: orderUrl(publicUrl, order.id),
        title: `${formatOrderNumber(order)} · ${drop.location.name}`,
        lines: [order.organization.name],
        barcode: order.number,
      },
    },
    { kind: 'boxes', boxes: toParties(consignment, carriage, format), minHeight: HEIGHT.party },
    toGoods(consignment, format),
    {
      kind: 'boxes',
      boxes: [
        box(13, join(instructions, order.description, services.get(order.id)).replace(DASH, BLANK)),
        box(19),
        box(14),
        box(15),
        box(20),
        box(21),
      ],
      minHeight: HEIGHT.small,
    },
    { kind: 'boxes', boxes: [box(22), box(23), box(24)], perRow: 3, minHeight: HEIGHT.signature },
  ];
}

/** Consignment notes in the style of the CMR convention, one page per order and drop. */
export function consignmentNotesPdf(
  carriage: Carriage,
  user: UserPreferences,
  { logo, publicUrl, issuedAt, shippingUnits, services }: PaperContext,
): PdfDocument {
  const note = CONSIGNMENT_TEXTS[user.language];
  const format = { ...printoutFormat(user), labelOf: toLabels(note) };
  const pages = listConsignments(carriage, shippingUnits).map((consignment) =>
    toNote(consignment, carriage, format, { publicUrl, services }),
  );
  return {
    language: user.language,
    title: note.title,
    number: carriage.number,
    organization: { name: carriage.organization.name, logo },
    fields: [],
    sections:
      pages.length > 0
        ? pages.flatMap((sections, i) => (i === 0 ? sections : [{ kind: 'page' as const }, ...sections]))
        : [{ kind: 'text', text: format.texts.nothing }],
    footer: fillPlaceholders(format.texts.issued, { at: format.dateTime(issuedAt), zone: user.zone }),
    createdAt: issuedAt,
  };
}
