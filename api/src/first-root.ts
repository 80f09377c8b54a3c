import { email as Email } from 'shared-contracts/common';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { connect } from './platform/connect.ts';
import { refuseUnfit } from './platform/migrate.ts';
import { StartError } from './platform/start-error.ts';
import { makeFirstRoot } from './identity/users/first-root.ts';

const USAGE = 'Usage: node api/src/first-root.ts LOGIN E-MAIL [NAME OF THE PLATFORM]';

/** The first user of a new platform: prints a one-time password. */
async function main([login = '', email = '', organization = 'Platform']: readonly string[]) {
  if (!login || !Email.safeParse(email).success) throw new StartError(USAGE);
  const { db, close } = await connect(readConfig(process.env), console.error);
  try {
    await refuseUnfit(db);
    console.log(
      `Sign in as ${login} with ${await makeFirstRoot(db, { login, email, organization }, systemClock())}: a password of your own is asked for then.`,
    );
  } finally {
    await close();
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
