import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Page } from 'shared-contracts/common';
import { ListExportInput } from 'shared-contracts/exports';
import { MAX_EXPORT_ROWS } from 'shared-contracts/values/exports';
import type { Access } from 'shared-contracts/values/identity/access';
import type { Language, UnitSystem } from 'shared-contracts/values/limits';
import { z } from 'zod';
import { callerOf } from '../access/needs.ts';
import { renderCsv } from '../csv/write-csv.ts';
import type { Db } from '../database/database.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import type { Cell, Sheet } from '../excel/columns.ts';
import { ExcelResponse, sendSheets } from '../excel/send-sheets.ts';
import { formatDate } from '../pdf/format.rules.ts';
import { createExportSheet, type ExportColumns } from './export-columns.rules.ts';
import { acquireExportSlot } from './export-slots.ts';

type ListExport = { name: string; columns: ExportColumns<never>; hasJsonLines: boolean };
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Adds a route that exports the rows of a list's route. */
    export?: ListExport;
  }
}

/** Larger than a page on the screen, so that fewer queries count the rows again. */
const PAGE_SIZE = 500;

/**
 * Route options of a list that can be exported, and read from a replica:
 * `{ ...exportable<OrderRow>(needs('order', 'read'), 'orders', COLUMNS) }`.
 * @param name of the file, in ASCII
 * @param hasJsonLines whether programs read the list: its rows can also be had as they are
 */
export const exportable = <Row>(
  { config }: { config: { access: Access } },
  name: string,
  columns: ExportColumns<Row>,
  hasJsonLines = false,
) => ({
  config: {
    ...config,
    readsFromReplica: true,
    export: { name, columns: columns as ExportColumns<never>, hasJsonLines },
  },
});

type ListRow = { id?: string };
type LoadPage = (page: number) => Promise<Page<ListRow>>;

const tooManyRows = () =>
  new AppError(422, 'tooManyRows', `More than ${MAX_EXPORT_ROWS} rows: narrow the filters`, {
    params: { max: MAX_EXPORT_ROWS },
  });

function* toLines(rows: readonly ListRow[], toCells: (row: never) => Cell[]): Generator<Cell[]> {
  for (const row of rows) yield toCells(row as never);
}

/** Writes rows once that a concurrent change moved to the next page. */
async function* readRows(first: Page<ListRow>, loadPage: LoadPage) {
  const written = new Set<string>();
  let page = first;
  for (let number = 1; page.items.length > 0; number += 1) {
    const rows = page.items.filter(({ id }) => id === undefined || !written.has(id));
    for (const { id } of rows) if (id !== undefined) written.add(id);
    yield rows;
    if (number * PAGE_SIZE >= Math.min(page.total, MAX_EXPORT_ROWS)) return;
    page = await loadPage(number + 1);
  }
}

async function* readCells(first: Page<ListRow>, loadPage: LoadPage, toCells: (row: never) => Cell[]) {
  for await (const rows of readRows(first, loadPage)) yield toLines(rows, toCells);
}

async function* renderJsonLines(first: Page<ListRow>, loadPage: LoadPage) {
  for await (const rows of readRows(first, loadPage)) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** The response of any format. */
const ExportResponse = {
  ...ExcelResponse,
  content: {
    ...ExcelResponse.content,
    'text/csv': { schema: z.unknown().meta({ type: 'string' }) },
    'application/jsonl': { schema: z.unknown().meta({ type: 'string' }) },
  },
};

const sendText = (reply: FastifyReply, fileName: string, type: string, parts: AsyncIterable<string>) =>
  reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type(`${type}; charset=utf-8`)
    .send(Readable.from(parts, { objectMode: false }));

const sendSheet = (reply: FastifyReply, format: 'xlsx' | 'csv', fileName: string, sheet: Sheet) =>
  format === 'xlsx' ? sendSheets(reply, fileName, [sheet]) : sendText(reply, fileName, 'text/csv', renderCsv(sheet));

type FindReader = (db: Db, userId: string) => Promise<{ units: UnitSystem; language: Language; zone: string }>;

/**
 * Adds `POST <list>/export` to every route with `exportable`. It pages through the handler of the list itself, so that
 * filters, sort and tenancy are the same.
 */
export function registerExports(app: FastifyInstance, findReader: FindReader) {
  app.addHook('onRoute', function addExportRoute(this: FastifyInstance, list) {
    const { export: listExport, ...config } = list.config ?? {};
    if (!listExport || list.method !== 'GET') return;
    const { name, columns: definitions, hasJsonLines } = listExport;
    const handleList = list.handler as unknown as (request: FastifyRequest) => Promise<Page<ListRow>>;

    async function exportList(request: FastifyRequest, reply: FastifyReply) {
      const { format, title, columns } = request.body as ListExportInput;
      if (format === 'jsonl' && !hasJsonLines)
        throw invalidField('format', 'unknown', 'The list is not exported as JSON lines');
      const releaseSlot = acquireExportSlot();
      void finished(reply.raw)
        .catch(() => null)
        .then(releaseSlot);
      const loadPage: LoadPage = (page) => {
        const query = { ...(request.query as object), page, limit: PAGE_SIZE };
        return handleList(Object.create(request, { query: { value: query } }) as FastifyRequest);
      };
      const reader = await findReader(app.db, callerOf(request).userId);
      const { toCells, ...sheet } = createExportSheet(definitions, columns, reader);
      if (sheet.columns.length === 0)
        throw invalidField('columns', 'unknown', 'The list exports none of these columns');
      const first = await loadPage(1);
      if (first.total > MAX_EXPORT_ROWS) throw tooManyRows();
      const day = formatDate(app.now(), reader.zone).split('.').toReversed().join('-');
      const fileName = `${day} ${name}.${format}`;
      if (format === 'jsonl') return sendText(reply, fileName, 'application/jsonl', renderJsonLines(first, loadPage));
      return sendSheet(reply, format, fileName, {
        ...sheet,
        name: title,
        timeZone: reader.zone,
        rows: readCells(first, loadPage, toCells),
      });
    }

    this.route({
      method: 'POST',
      url: `${list.routePath}/export`,
      config,
      schema: {
        ...list.schema,
        operationId: list.schema?.operationId?.replace(/^get/, 'export'),
        body: ListExportInput,
        response: { 200: ExportResponse },
      },
      handler: exportList,
    });
  });
}
