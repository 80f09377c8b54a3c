import { readConfig } from '../../api/src/platform/config/config.ts';
import { connectDatabase } from '../../api/src/platform/database/connect.ts';
import { openBucket } from '../../api/src/platform/files/bucket.ts';
import { findDamagedFiles, moveFiles } from '../production/files/move-files.ts';

const USAGE = `Usage: npm run files -- COMMAND, with the settings of the portal (FILES_URL and its keys) in the environment
  move bucket    moves files of the database to the bucket
  move database  moves them back; set FILES_IN=database first, so that no new ones go there
  check          reads every file of the bucket and compares it with what was saved`;

async function main([command, target]: readonly string[]) {
  const { databaseUrl, dataFolder, files } = readConfig(process.env);
  if (!files.bucket) throw new Error('FILES_URL must be set, with the keys of the bucket.');
  const bucket = openBucket(files.bucket);
  const { db, close } = await connectDatabase({ databaseUrl, dataFolder }, console.error);
  try {
    if (command === 'move' && (target === 'bucket' || target === 'database')) {
      const count = await moveFiles(db, bucket, target, (moved) => console.error(`${moved} moved …`));
      console.log(`${count} files moved to the ${target}.`);
    } else if (command === 'check') {
      const damaged = await findDamagedFiles(db, bucket);
      if (damaged.length > 0) throw new Error(damaged.join('\n'));
      console.log('Every file of the bucket is there and as it was saved.');
    } else throw new Error(USAGE);
  } finally {
    await close();
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
