import { email as Email } from 'shared-contracts/common';
import { createFirstRoot } from './identity/public.ts';
import { systemClock } from './platform/time/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { assertSchemaCompatible } from './platform/database/migrate.ts';
import { StartupError } from './platform/errors/startup-error.ts';

const USAGE = 'Usage: node api/src/first-root.ts LOGIN E-MAIL [NAME OF THE PLATFORM]';

/** Creates the first user of a new platform and prints a one-time password. */
async function main([login = '', email = '', organization = 'Platform']: readonly string[]) {
  if (!login || !Email.safeParse(email).success) throw new StartupError(USAGE);
  const { db, close } = await connectDatabase(readConfig(process.env), console.error);
  try {
    await assertSchemaCompatible(db);
    const password = await createFirstRoot(db, { login, email, organization }, systemClock());
    console.log(
      `Sign in as ${login} with the one-time password ${password}. You will be asked to set your own password.`,
    );
  } finally {
    await close();
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
