import { parseArgs } from 'node:util';
import { readSecretFiles } from '../../api/src/platform/config/secret-files.ts';
import { backup } from '../production/backup.ts';

const USAGE = 'Usage: npm run backup -- FOLDER [--keep 14], with DATABASE_URL.';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const [folder] = positionals;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (!folder || (keep !== undefined && !(Number.isInteger(keep) && keep > 0))) throw new Error(USAGE);
  const { file, bytes, manifest } = await backup(readSecretFiles(process.env)['DATABASE_URL'], folder, keep);
  console.log(`${file}: ${bytes} bytes, ${Object.keys(manifest.counts).length} tables, at ${manifest.migration}.`);
  if (manifest.filesInBucket && manifest.filesInBucket.count > 0)
    console.log(
      `${manifest.filesInBucket.count} files (${manifest.filesInBucket.bytes} bytes) are in the bucket and not in it: keep versions or a copy of the bucket.`,
    );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
