import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

// The builder prints the document itself: nothing else may go to standard output.
await import('../../api/src/openapi.ts');

/** The client's types follow the stored document. */
if (process.argv.includes('--keep') && !process.exitCode)
  process.exitCode = spawnSync(process.execPath, [join(ROOT, 'client/generate.ts')], { stdio: 'inherit' }).status ?? 1;
