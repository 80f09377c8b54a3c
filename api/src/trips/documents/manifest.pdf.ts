import type { Manifest, ManifestStop, PaperItem } from 'shared-contracts/trip-papers';
import { fill } from '../../platform/mail.letter.ts';
import type { Part, PdfColumn, PdfDocument, PdfRow } from '../../platform/pdf/document.ts';
import type { Reader } from '../../identity/users/reader.store.ts';
import { DASH, paperOf, stopParts, type Telling, tellingTo } from './paper.pdf.ts';

const columnsOf = ({ words }: Telling): PdfColumn[] => [
  { header: words.packNumber, width: 4 },
  { header: words.cargo, width: 7 },
  { header: words.quantity, width: 2, align: 'end' },
  { header: words.weight, width: 3, align: 'end' },
  { header: words.space, width: 3, align: 'end' },
];

const rowOf = (item: PaperItem, { load }: Telling): PdfRow => ({
  cells: [item.packNumber ?? DASH, item.cargo, ...load(item)],
});

function rowsOf({ orders, picked, dropped }: ManifestStop, telling: Telling): PdfRow[] {
  const { words, load } = telling;
  const rows = orders.flatMap(({ what, number, reference, items }): PdfRow[] => {
    const order = reference === null ? number : `${number} (${reference})`;
    return [{ kind: 'note', cells: [fill(words[what], { order })] }, ...items.map((item) => rowOf(item, telling))];
  });
  const sums = (
    [
      [words.picked, picked],
      [words.dropped, dropped],
    ] as const
  ).filter(([, { quantity }]) => quantity > 0);
  return [...rows, ...sums.map(([label, sum]): PdfRow => ({ kind: 'sum', cells: ['', label, ...load(sum)] }))];
}

function partsOf(stop: ManifestStop, telling: Telling): Part[] {
  const { words } = telling;
  const has = (...kinds: ManifestStop['orders'][number]['what'][]) =>
    stop.orders.some(({ what }) => kinds.includes(what));
  const labels = [
    ...(has('pick') ? [words.handedOver] : []),
    ...(has('drop', 'partDrop') ? [words.received] : []),
    words.signDriver,
  ];
  return [
    ...stopParts(stop, telling),
    { kind: 'table', columns: columnsOf(telling), rows: rowsOf(stop, telling) },
    { kind: 'signatures', labels },
  ];
}

/** The delivery manifest on paper: what is picked up and dropped where, and lines to sign on. */
export function manifestPdf(
  { trip, stops, orders, total, issuedAt }: Manifest,
  reader: Reader,
  logo: Buffer | null,
): PdfDocument {
  const telling = tellingTo(reader);
  const { words, load } = telling;
  const [quantity = '', weight = '', space = ''] = load(total);
  const facts = [
    { label: words.orders, value: String(orders) },
    { label: words.quantity, value: quantity },
    { label: words.weight, value: weight },
    { label: words.space, value: space },
  ];
  const parts = stops.flatMap((stop) => partsOf(stop, telling));
  return paperOf(
    {
      title: words.manifest,
      trip,
      issuedAt,
      facts,
      parts:
        parts.length > 0 ? [...parts, { kind: 'signatures', labels: [words.signDispatcher, words.signDriver] }] : [],
    },
    reader,
    logo,
  );
}
