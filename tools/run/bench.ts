import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.ts';
import { table } from './table.ts';

type Numbers = Record<string, number>;
type Run = () => Promise<{ holds: boolean; figures: Numbers; limits: Numbers }>;

const folder = join(ROOT, 'tools/bench');
const fileOf = (name: string) => join(folder, `${name}.ts`);
/** A bench is a file of its own; what benches share lies in folders. */
const all = () => globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts')).map((file) => basename(file, '.ts')).toSorted();

const names = process.argv.length > 2 ? process.argv.slice(2) : all();
const unknown = names.filter((name) => !existsSync(fileOf(name)));
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}: there are ${all().join(', ')}.`);
  process.exit(1);
}

for (const name of names) {
  const { default: run }: { default: Run } = await import(pathToFileURL(fileOf(name)).href);
  const { holds, figures, limits } = await run();
  const rows = Object.entries(figures).map(([figure, value]) => [figure, String(value), figure in limits ? `≤ ${limits[figure]}` : '']);
  console.log(`\n${table([name, 'Median', 'Limit'], rows)}\n`);
  console.log(JSON.stringify({ bench: name, holds, figures, limits }));
  if (!holds) process.exitCode = 1;
}
