import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/paths.ts';
import { table } from '../lib/table.ts';

type Numbers = Record<string, number>;
type Bench = {
  /** `parts`: those to run; all if empty. */
  default: (parts?: readonly string[]) => Promise<{ holds: boolean; figures: Numbers; limits: Numbers }>;
  /** The parts that can be run alone, by name. */
  PARTS?: Record<string, unknown>;
};
type RequestedBench = { name: string; bench: Bench; parts: string[] };

const folder = join(ROOT, 'tools/bench');
const fileOf = (name: string) => join(folder, `${name}.ts`);
/** Each bench is a file here; shared code is in folders. */
const all = () =>
  globSync('*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
    .toSorted();

/** Reads the names of benches, each followed by the names of its parts to run. */
async function read(words: readonly string[]): Promise<RequestedBench[]> {
  const requested: RequestedBench[] = [];
  for (const word of words) {
    const last = requested.at(-1);
    if (last && Object.hasOwn(last.bench.PARTS ?? {}, word)) last.parts.push(word);
    else if (existsSync(fileOf(word)))
      requested.push({ name: word, bench: await import(pathToFileURL(fileOf(word)).href), parts: [] });
    else throw new Error(`No bench ${word}: there are ${all().join(', ')}.`);
  }
  return requested;
}

async function main(words: readonly string[]) {
  for (const { name, bench, parts } of await read(words)) {
    const { holds, figures, limits } = await bench.default(parts);
    const rows = Object.entries(figures).map(([figure, value]) => [
      figure,
      String(value),
      figure in limits ? `≤ ${limits[figure]}` : '',
    ]);
    console.log(`\n${table([name, 'Median', 'Limit'], rows)}\n`);
    console.log(JSON.stringify({ bench: name, holds, figures, limits }));
    if (!holds) process.exitCode = 1;
  }
}

await main(process.argv.length > 2 ? process.argv.slice(2) : all()).catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
