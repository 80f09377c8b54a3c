import type { Db } from '../database/database.ts';
import type { Jobs } from './jobs.ts';
import { periodicJob } from './periodic-job.ts';

test('stops enqueuing, and waits for a pending enqueue', async () => {
  let [startedCount, endedCount] = [0, 0];
  const thirdStarted = Promise.withResolvers<void>();
  const thirdMayEnd = Promise.withResolvers<void>();
  const enqueue = async () => {
    startedCount += 1;
    if (startedCount === 3) {
      thirdStarted.resolve();
      await thirdMayEnd.promise;
    }
    endedCount += 1;
  };
  const stop = await periodicJob('bills.begins', 5, async () => {}).start(
    { jobs: { enqueue } } as unknown as { db: Db; jobs: Jobs },
    console.error,
  );
  await thirdStarted.promise;
  const stopped = stop().then(() => [startedCount, endedCount]);
  thirdMayEnd.resolve();
  expect(await stopped).toEqual([3, 3]);
});
