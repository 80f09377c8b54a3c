import { readSecretFiles } from '../../api/src/platform/config/secret-files.ts';
import { restore } from '../production/restore.ts';

const USAGE =
  'Usage: npm run restore -- FILE.dump, with DATABASE_URL of an empty database and the TOKEN_SECRET of the time of the backup.';

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error(USAGE);
  const { DATABASE_URL, TOKEN_SECRET } = readSecretFiles(process.env);
  const { rows, undecryptable, state } = await restore(DATABASE_URL, file, TOKEN_SECRET);
  console.log(`Restored and compared: ${rows} rows.`);
  if (undecryptable.length > 0)
    console.log(`TOKEN_SECRET is not the one of the backup. These must be entered again: ${undecryptable.join(', ')}.`);
  if (state !== 'ok')
    console.log('It is of an older release: the migrations bring it up to date (node api/src/migrate.ts).');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
