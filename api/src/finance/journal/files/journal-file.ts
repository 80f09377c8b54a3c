import type { FastifyReply } from 'fastify';
import type { JournalSettings } from 'shared-contracts/finance/journal';
import type { JournalFormat } from 'shared-contracts/values/finance/journal';
import { z } from 'zod';
import { renderCsv } from '../../../platform/csv/write-csv.ts';
import { conflict } from '../../../platform/errors/app-error.ts';
import type { Column } from '../../../platform/excel/columns.ts';
import type { ListedPosting, ListedRun } from '../store/runs.store.ts';
import { encodeCp1252 } from './cp1252.rules.ts';
import { findDatevMisfits, fiscalYearOf, toDatev } from './datev.rules.ts';
import { entriesOf, type JournalEntry } from './entries.rules.ts';
import { toIif } from './iif.rules.ts';

type Frame = { run: ListedRun; settings: JournalSettings; isReExport: boolean; at: number };
type JournalFile = { name: string; type: string; content: Buffer };

const BINARY = { schema: z.unknown().meta({ type: 'string', format: 'binary' }) };
/** The response schema of a route that sends a journal. */
export const JournalFileResponse = {
  description: 'OK',
  content: { 'text/csv': BINARY, 'application/json': BINARY, 'application/octet-stream': BINARY },
};

const CSV_COLUMNS: readonly (Column & { cell: (entry: JournalEntry) => string | null })[] = [
  { title: 'Date', type: 'text', cell: ({ day }) => day },
  { title: 'Document type', type: 'text', cell: ({ kind }) => kind },
  { title: 'Document', type: 'text', cell: ({ document }) => document },
  { title: 'Reference', type: 'text', cell: ({ reference }) => reference },
  { title: 'Partner', type: 'text', cell: ({ partner }) => partner },
  { title: 'Account', type: 'text', cell: ({ account }) => account },
  { title: 'Account for', type: 'text', cell: ({ role }) => role },
  { title: 'Debit', type: 'decimal', cell: ({ side, amount }) => (side === 'debit' ? amount : null) },
  { title: 'Credit', type: 'decimal', cell: ({ side, amount }) => (side === 'credit' ? amount : null) },
  { title: 'Currency', type: 'text', cell: ({ currency }) => currency },
  { title: 'Own debit', type: 'decimal', cell: ({ side, ownAmount }) => (side === 'debit' ? ownAmount : null) },
  { title: 'Own credit', type: 'decimal', cell: ({ side, ownAmount }) => (side === 'credit' ? ownAmount : null) },
  { title: 'Own currency', type: 'text', cell: ({ ownCurrency }) => ownCurrency },
  { title: 'Exchange rate', type: 'decimal', cell: ({ rate }) => rate },
  { title: 'Text', type: 'text', cell: ({ text }) => text },
];

async function toCsv(_frame: Frame, postings: readonly ListedPosting[]): Promise<Buffer> {
  const rows = entriesOf(postings).map((entry) => CSV_COLUMNS.map(({ cell }) => cell(entry)));
  let text = '';
  for await (const chunk of renderCsv({ columns: CSV_COLUMNS, rows })) text += chunk;
  return Buffer.from(text);
}

function toJson({ run, isReExport }: Frame, postings: readonly ListedPosting[]): Buffer {
  const { number, from, to, createdAt, createdBy, totals } = run;
  const documents = Map.groupBy(entriesOf(postings), ({ kind, sourceId }) => `${kind} ${sourceId}`);
  const journal = {
    run: { number, from, to, createdAt, createdBy, isReExport, totals },
    documents: [...documents.values()].flatMap((entries) => {
      const [first] = entries;
      if (!first) return [];
      const { kind, sourceId, document, day } = first;
      return [
        {
          kind,
          id: sourceId,
          document,
          day,
          entries: entries.map((entry) => ({
            side: entry.side,
            account: entry.account,
            role: entry.role,
            amount: entry.amount,
            currency: entry.currency,
            ownAmount: entry.ownAmount,
            ownCurrency: entry.ownCurrency,
            rate: entry.rate,
            reference: entry.reference,
            partner: entry.partner,
          })),
        },
      ];
    }),
  };
  return Buffer.from(JSON.stringify(journal, null, 2));
}

/** @throws 409 `datevSettingsMissing`, `datevAccount`, `datevYears` */
function toDatevFile({ run, settings, isReExport, at }: Frame, postings: readonly ListedPosting[]): Buffer {
  if (settings.datevConsultant === null || settings.datevClient === null)
    throw conflict('datevSettingsMissing', 'Enter the numbers of the consultant and the client of DATEV');
  const accounts = findDatevMisfits(postings, settings);
  if (accounts.length > 0)
    throw conflict('datevAccount', `DATEV does not take these accounts: ${accounts.join(', ')}`, {
      accounts: accounts.join(', '),
    });
  const years = new Set(postings.map(({ day }) => fiscalYearOf(day, settings.fiscalYearMonth)));
  if (years.size > 1) throw conflict('datevYears', 'A file for DATEV is of one fiscal year: export by month');
  return encodeCp1252(toDatev({ settings, number: run.number, isReExport, createdAt: at }, postings));
}

type Writer = {
  extension: string;
  type: string;
  write: (frame: Frame, postings: readonly ListedPosting[]) => Buffer | Promise<Buffer>;
};
const WRITERS: Record<JournalFormat, Writer> = {
  csv: { extension: 'csv', type: 'text/csv', write: toCsv },
  json: { extension: 'json', type: 'application/json', write: toJson },
  datev: { extension: 'csv', type: 'text/csv', write: toDatevFile },
  iif: {
    extension: 'iif',
    type: 'application/octet-stream',
    write: (_frame, postings) => encodeCp1252(toIif(entriesOf(postings))),
  },
};
/** DATEV looks for this beginning. */
const PREFIXES: Partial<Record<JournalFormat, string>> = { datev: 'EXTF_' };

export async function toJournalFile(
  format: JournalFormat,
  frame: Frame,
  postings: readonly ListedPosting[],
): Promise<JournalFile> {
  const { extension, type, write } = WRITERS[format];
  const { run, isReExport } = frame;
  const name = `${PREFIXES[format] ?? ''}journal-${run.number}${isReExport ? '-re-export' : ''}.${extension}`;
  return { name, type, content: await write(frame, postings) };
}

export const sendJournalFile = (reply: FastifyReply, { name, type, content }: JournalFile) =>
  reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .type(type)
    .send(content);
