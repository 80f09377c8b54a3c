import { TEST_NOW, testApp } from '../testing/test-app.ts';
import { backoffSeconds, clearAttempts, recordAttempt } from './throttle.ts';

const portal = testApp();

test('doubles the wait from five seconds up to 15 minutes', () => {
  expect([1, 5, 6, 7, 8, 13, 14, 1_000_000].map((failures) => backoffSeconds(failures, 5))).toEqual([
    0, 0, 5, 10, 20, 640, 900, 900,
  ]);
});

test('counts an attempt while another one succeeds', async () => {
  const throttle = { key: 'login:nimal', freeFailures: 1_000 };
  const succeed = async () => {
    await recordAttempt(portal.db, [throttle], TEST_NOW);
    await clearAttempts(portal.db, throttle.key);
  };
  await expect(Promise.all(Array.from({ length: 100 }, succeed))).resolves.toHaveLength(100);
});
