import type { LoadingPlan, LoadingStep, LoadTotals, LoadingPlanItem } from 'shared-contracts/trips/load-documents';
import type { UserPreferences } from '../../identity/public.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import type { PdfSection, PdfColumn, PdfDocument, PdfRow } from '../../platform/pdf/document.ts';
import {
  DASH,
  type PrintoutContext,
  type PrintoutFormat,
  printoutFormat,
  stopName,
  toCodeSections,
  toPdfDocument,
} from './printout.pdf.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const toColumns = ({ texts }: PrintoutFormat): PdfColumn[] => [
  { header: texts.place, width: 2.2, align: 'end' },
  { header: texts.order, width: 3 },
  { header: texts.packNumber, width: 3 },
  { header: texts.cargo, width: 5 },
  { header: texts.out, width: 2.6, align: 'end' },
  { header: texts.quantity, width: 2.6, align: 'end' },
  { header: texts.weight, width: 3, align: 'end' },
  { header: texts.space, width: 3, align: 'end' },
];

const toRow = (item: LoadingPlanItem, { load }: PrintoutFormat): PdfRow => ({
  cells: [
    String(item.place),
    formatOrderNumber(item),
    item.packNumber ?? DASH,
    item.cargo,
    String(item.dropAt + 1),
    ...load(item),
  ],
});

function toItemRows(
  items: readonly LoadingPlanItem[],
  { title, sumLabel, load }: { title: string; sumLabel: string; load: LoadTotals },
  format: PrintoutFormat,
): PdfRow[] {
  if (items.length === 0) return [];
  return [
    { kind: 'note', cells: [title] },
    ...items.map((item) => toRow(item, format)),
    { kind: 'sum', cells: ['', '', '', sumLabel, '', ...format.load(load)] },
  ];
}

function toSections(step: LoadingStep, format: PrintoutFormat): PdfSection[] {
  const { texts, dateTime, load } = format;
  const behind = step.load.filter(({ isBehind }) => isBehind).map(({ place }) => place);
  const rows: PdfRow[] = [
    ...toItemRows(step.unload, { title: texts.unload, sumLabel: texts.unloaded, load: step.unloaded }, format),
    ...toItemRows(step.load, { title: texts.load, sumLabel: texts.loaded, load: step.loaded }, format),
    ...(behind.length > 0
      ? [{ kind: 'note' as const, cells: [fillPlaceholders(texts.behind, { place: behind.join(', ') })] }]
      : []),
    { kind: 'sum', cells: ['', '', '', texts.aboard, '', ...load(step.aboard)] },
    ...(step.utilization ? [{ kind: 'note' as const, cells: [fillPlaceholders(texts.share, step.utilization)] }] : []),
  ];
  return [
    { kind: 'heading', text: stopName(step), aside: dateTime(step.plannedAt) },
    { kind: 'table', columns: toColumns(format), rows },
  ];
}

/** The loading plan as a PDF: the places of the cargo, stop by stop. */
export function loadingPlanPdf(
  { trip, steps, shippedOrders, total, issuedAt }: LoadingPlan,
  user: UserPreferences,
  { logo, publicUrl }: PrintoutContext,
): PdfDocument {
  const format = printoutFormat(user);
  const { texts, load } = format;
  const [quantity = '', weight = '', space = ''] = load(total);
  const fields = [
    { label: texts.quantity, value: quantity },
    { label: texts.weight, value: weight },
    { label: texts.space, value: space },
    ...format.floor(total),
  ];
  const sections = steps.flatMap((step) => toSections(step, format));
  return toPdfDocument(
    {
      title: texts.loadingPlan,
      trip,
      issuedAt,
      fields,
      sections:
        sections.length > 0
          ? [...toCodeSections(trip, shippedOrders, publicUrl), { kind: 'text', text: texts.howTo }, ...sections]
          : [],
    },
    user,
    logo,
  );
}
