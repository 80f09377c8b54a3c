import { connectDatabase } from '../../api/src/platform/database/connect.ts';
import { verifyAudit } from '../../api/src/identity/public.ts';
import { readConfig } from '../../api/src/platform/config/config.ts';

const USAGE =
  'Usage: npm run audit -- verify [HASH], with DATABASE_URL. HASH: of the last seal, from a copy kept elsewhere.';
const dayOf = (endsAt: number) => new Date((endsAt - 1) * 1_000).toISOString().slice(0, 10);

/** Compares all sealed timeline entries with their seals. @throws naming the first day that differs */
async function verify(expectedHash: string | undefined): Promise<string> {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const { db, close } = await connectDatabase({ databaseUrl, dataFolder }, console.error);
  try {
    const { days, entries, redacted, lastSeal, broken } = await verifyAudit(db);
    if (broken)
      throw new Error(
        `The entries of ${dayOf(broken.endsAt)} differ from their seal: ${broken.expectedEntries} were sealed, ${broken.entries} are there.`,
      );
    if (!lastSeal) return 'No day is sealed yet.';
    if (expectedHash !== undefined && expectedHash !== lastSeal.hash)
      throw new Error(`The last seal, of ${dayOf(lastSeal.endsAt)}, is ${lastSeal.hash} and not the expected one.`);
    const exception = redacted > 0 ? `, except that ${redacted} lost their personal data` : '';
    return `${entries} entries in ${days} seals are unchanged${exception}. The last seal, of ${dayOf(lastSeal.endsAt)}: ${lastSeal.hash}`;
  } finally {
    await close();
  }
}

try {
  const [command, hash] = process.argv.slice(2);
  if (command !== 'verify') throw new Error(USAGE);
  console.log(await verify(hash));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
