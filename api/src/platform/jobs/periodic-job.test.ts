import type { Parts } from './parts.ts';
import { periodicJob } from './periodic-job.ts';

test('once it is stopped nothing is asked for any more, and what was being asked is over', async () => {
  let [begun, ended] = [0, 0];
  const third = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const enqueue = async () => {
    begun += 1;
    if (begun === 3) {
      third.resolve();
      await answer.promise;
    }
    ended += 1;
  };
  const stop = await periodicJob('bills.begins', 5, async () => {}).start(
    { jobs: { enqueue } } as unknown as Pick<Parts, 'db' | 'jobs'>,
    console.error,
  );
  await third.promise;
  const stopped = stop().then(() => [begun, ended]);
  answer.resolve();
  expect(await stopped).toEqual([3, 3]);
});
