import type { LoadingPlan, LoadingStep, PaperLoad, PlacedItem } from 'shared-contracts/trip-papers';
import { fill } from '../../platform/mail.letter.ts';
import type { Part, PdfColumn, PdfDocument, PdfRow } from '../../platform/pdf/document.ts';
import type { Reader } from '../../identity/users/reader.store.ts';
import { DASH, paperOf, stopName, type Telling, tellingTo } from './paper.pdf.ts';

const columnsOf = ({ words }: Telling): PdfColumn[] => [
  { header: words.place, width: 2.2, align: 'end' },
  { header: words.order, width: 3 },
  { header: words.packNumber, width: 3 },
  { header: words.cargo, width: 5 },
  { header: words.out, width: 2.6, align: 'end' },
  { header: words.quantity, width: 2.6, align: 'end' },
  { header: words.weight, width: 3, align: 'end' },
  { header: words.space, width: 3, align: 'end' },
];

const rowOf = (item: PlacedItem, { load }: Telling): PdfRow => ({
  cells: [String(item.place), item.number, item.packNumber ?? DASH, item.cargo, String(item.dropAt + 1), ...load(item)],
});

function movedRows(
  items: readonly PlacedItem[],
  { what, sum, load }: { what: string; sum: string; load: PaperLoad },
  telling: Telling,
): PdfRow[] {
  if (items.length === 0) return [];
  return [
    { kind: 'note', cells: [what] },
    ...items.map((item) => rowOf(item, telling)),
    { kind: 'sum', cells: ['', '', '', sum, '', ...telling.load(load)] },
  ];
}

function partsOf(step: LoadingStep, telling: Telling): Part[] {
  const { words, at, load } = telling;
  const behind = step.load.filter(({ isBehind }) => isBehind).map(({ place }) => place);
  const rows: PdfRow[] = [
    ...movedRows(step.unload, { what: words.unload, sum: words.unloaded, load: step.unloaded }, telling),
    ...movedRows(step.load, { what: words.load, sum: words.loaded, load: step.loaded }, telling),
    ...(behind.length > 0
      ? [{ kind: 'note' as const, cells: [fill(words.behind, { place: behind.join(', ') })] }]
      : []),
    { kind: 'sum', cells: ['', '', '', words.aboard, '', ...load(step.aboard)] },
    ...(step.utilization ? [{ kind: 'note' as const, cells: [fill(words.share, step.utilization)] }] : []),
  ];
  return [
    { kind: 'heading', text: stopName(step), aside: at(step.plannedAt) },
    { kind: 'table', columns: columnsOf(telling), rows },
  ];
}

/** The loading plan on paper: what goes where in the vehicle, stop by stop. */
export function loadingPlanPdf(
  { trip, steps, total, issuedAt }: LoadingPlan,
  reader: Reader,
  logo: Buffer | null,
): PdfDocument {
  const telling = tellingTo(reader);
  const { words, load } = telling;
  const [quantity = '', weight = '', space = ''] = load(total);
  const facts = [
    { label: words.quantity, value: quantity },
    { label: words.weight, value: weight },
    { label: words.space, value: space },
  ];
  const parts = steps.flatMap((step) => partsOf(step, telling));
  return paperOf(
    {
      title: words.loadingPlan,
      trip,
      issuedAt,
      facts,
      parts: parts.length > 0 ? [{ kind: 'text', text: words.howTo }, ...parts] : [],
    },
    reader,
    logo,
  );
}
