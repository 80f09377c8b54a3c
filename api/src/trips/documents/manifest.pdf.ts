import type { Manifest, ManifestStop, LoadItem } from 'shared-contracts/trips/load-documents';
import type { UserPreferences } from '../../identity/public.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import type { PdfSection, PdfColumn, PdfDocument, PdfRow } from '../../platform/pdf/document.ts';
import {
  DASH,
  type PrintoutContext,
  type PrintoutFormat,
  printoutFormat,
  toCodeSections,
  toPdfDocument,
  toStopSections,
} from './printout.pdf.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const toColumns = ({ texts }: PrintoutFormat): PdfColumn[] => [
  { header: texts.packNumber, width: 4 },
  { header: texts.cargo, width: 7 },
  { header: texts.quantity, width: 2, align: 'end' },
  { header: texts.weight, width: 3, align: 'end' },
  { header: texts.space, width: 3, align: 'end' },
];

const toRow = (item: LoadItem, { load }: PrintoutFormat): PdfRow => ({
  cells: [item.packNumber ?? DASH, item.cargo, ...load(item)],
});

function toRows({ orders, picked, dropped }: ManifestStop, format: PrintoutFormat): PdfRow[] {
  const { texts, load } = format;
  const rows = orders.flatMap(({ what, reference, items, ...numbered }): PdfRow[] => {
    const number = formatOrderNumber(numbered);
    const order = reference === null ? number : `${number} (${reference})`;
    return [
      { kind: 'note', cells: [fillPlaceholders(texts[what], { order })] },
      ...items.map((item) => toRow(item, format)),
    ];
  });
  const sums = (
    [
      [texts.picked, picked],
      [texts.dropped, dropped],
    ] as const
  ).filter(([, { quantity }]) => quantity > 0);
  return [...rows, ...sums.map(([label, sum]): PdfRow => ({ kind: 'sum', cells: ['', label, ...load(sum)] }))];
}

function toSections(stop: ManifestStop, format: PrintoutFormat): PdfSection[] {
  const { texts } = format;
  const has = (...kinds: ManifestStop['orders'][number]['what'][]) =>
    stop.orders.some(({ what }) => kinds.includes(what));
  const labels = [
    ...(has('pick') ? [texts.handedOver] : []),
    ...(has('drop', 'partDrop') ? [texts.received] : []),
    texts.signDriver,
  ];
  return [
    ...toStopSections(stop, format),
    { kind: 'table', columns: toColumns(format), rows: toRows(stop, format) },
    { kind: 'signatures', labels },
  ];
}

/** The delivery manifest as a PDF: the pickups and drops of each stop, with lines to sign. */
export function manifestPdf(
  { trip, stops, orders, shippedOrders, total, issuedAt }: Manifest,
  user: UserPreferences,
  { logo, publicUrl }: PrintoutContext,
): PdfDocument {
  const format = printoutFormat(user);
  const { texts, load } = format;
  const [quantity = '', weight = '', space = ''] = load(total);
  const fields = [
    { label: texts.orders, value: String(orders) },
    { label: texts.quantity, value: quantity },
    { label: texts.weight, value: weight },
    { label: texts.space, value: space },
    ...format.floor(total),
  ];
  const sections = stops.flatMap((stop) => toSections(stop, format));
  return toPdfDocument(
    {
      title: texts.manifest,
      trip,
      issuedAt,
      fields,
      sections:
        sections.length > 0
          ? [
              ...toCodeSections(trip, shippedOrders, publicUrl),
              ...sections,
              { kind: 'signatures', labels: [texts.signDispatcher, texts.signDriver] },
            ]
          : [],
    },
    user,
    logo,
  );
}
