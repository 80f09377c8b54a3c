import { readSecretFiles } from '../../api/src/platform/config/secret-files.ts';
import { drill } from '../production/recovery/drill.ts';

const USAGE =
  'Usage: npm run drill -- FOLDER, with DATABASE_URL (of a user who may create databases) and TOKEN_SECRET.';

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error(USAGE);
  const { DATABASE_URL, TOKEN_SECRET } = readSecretFiles(process.env);
  const { file, rows, seconds, undecryptable } = await drill(DATABASE_URL, folder, TOKEN_SECRET);
  console.log(`${file} was restored and compared in ${seconds} s: ${rows} rows.`);
  if (undecryptable.length > 0)
    throw new Error(`TOKEN_SECRET is not the one of the backup: it can't decrypt ${undecryptable.join(', ')}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
