import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { SheetLimits, SheetRow } from '../excel/read-sheet.ts';
import { MAX_CELL_TEXT } from '../excel/cell-text.rules.ts';
import { contentTooLarge, csvDamaged, tooManyColumns, tooManyRows } from '../excel/sheet-error.ts';
import { decodeText, detectSeparator } from './csv-format.rules.ts';

const CHUNK_LENGTH = 64 * 1024;

function* chunksOf(text: string) {
  for (let start = 0; start < text.length; start += CHUNK_LENGTH) yield text.slice(start, start + CHUNK_LENGTH);
}

/** Reads the rows of a CSV file like `readSheet`, with any separator and encoding. @throws SheetError */
export async function* readCsv(file: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const text = decodeText(file);
  const parser = parse({
    delimiter: detectSeparator(text),
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: false,
  });
  let row = 0;
  let count = 0;
  try {
    for await (const cells of Readable.from(chunksOf(text)).pipe(parser) as AsyncIterable<string[]>) {
      row += 1;
      const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
      if (width === 0) continue;
      count += 1;
      if (count > limits.rows + 1) throw tooManyRows(limits.rows);
      if (width > limits.columns) throw tooManyColumns(limits.columns);
      if (cells.some(({ length }) => length > MAX_CELL_TEXT)) throw contentTooLarge();
      yield { row, cells: cells.slice(0, width) };
    }
  } catch (error) {
    throw error instanceof CsvError ? csvDamaged(row + 1) : error;
  }
}
