import { createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell, Column } from '../../../api/src/platform/excel/columns.ts';
import { writeSheet } from '../../../api/src/platform/excel/write-sheet.ts';
import { rounded } from '../../lib/median.ts';
import { peakMegabytes } from './memory.ts';

const KINDS: Column['type'][] = ['text', 'integer', 'decimal', 'dateTime', 'boolean'];
const NOON = 1_780_000_000;

const cell = (type: Column['type'], row: number): Cell => {
  if (type === 'text') return `Colombo to Kandy, row ${row}`;
  if (type === 'boolean') return row % 2 === 0;
  if (type === 'dateTime') return NOON + row * 60;
  return type === 'integer' ? row : `${row}.25`;
};

const BATCH = 400;

function* rowsOf(columns: readonly Column[], from: number, to: number) {
  for (let row = from; row < to; row++) yield columns.map(({ type }) => cell(type, row));
}
async function* batchesOf(columns: readonly Column[], count: number) {
  for (let from = 0; from < count; from += BATCH) yield rowsOf(columns, from, Math.min(count, from + BATCH));
}

/** Milliseconds to write a long report into a file, and the peak memory of this process. */
export async function writeReport(folder: string, rows: number, width: number) {
  const columns = Array.from({ length: width }, (_, i): Column => ({
    title: `Column ${i}`,
    type: KINDS[i % KINDS.length] ?? 'text',
  }));
  const file = join(folder, 'report.xlsx');
  const started = performance.now();
  await writeSheet(createWriteStream(file), {
    name: 'Report',
    columns,
    rows: batchesOf(columns, rows),
    timeZone: 'Asia/Colombo',
  });
  return {
    reportSeconds: rounded((performance.now() - started) / 1_000),
    reportMegabytes: peakMegabytes(process.pid),
    reportFileMegabytes: rounded(statSync(file).size / 1_048_576),
  };
}
