import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../lib/paths.ts';
import { readJson } from '../lib/files.ts';
import { packRelease } from '../production/package/pack-release.ts';

const MEGABYTE = 1024 * 1024;
const USAGE = 'Usage, after npm run build: npm run package -- [FILE.tgz] [--modules]';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { modules: { type: 'boolean' } } });
  const { version } = readJson<{ version: string }>(join(ROOT, 'package.json'));
  const [file = join(ROOT, `.consign/consign-${version}.tgz`), ...rest] = positionals;
  if (rest.length > 0) throw new Error(USAGE);
  const bytes = packRelease(ROOT, file, { withModules: values.modules ?? false });
  console.log(`${file} (${Math.round(bytes / MEGABYTE)} MB)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
