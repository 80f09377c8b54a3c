import { addEventHandler } from 'jest-circus';

/** The default is many times the duration of the slowest test on an idle machine. */
const LIMIT_MINUTES = Number(process.env['TEST_LIMIT_MINUTES'] ?? 5);
/** Captured before a test replaces the timers. */
const { setTimeout, clearTimeout } = globalThis;

type Callback = () => unknown;

function withTimeLimit(run: Callback): () => Promise<void> {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`Not finished after ${LIMIT_MINUTES} minutes.`)),
        LIMIT_MINUTES * 60_000,
      );
    });
    try {
      await Promise.race([run(), limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}

function failForMissingValues() {
  throw new Error('A test has more parameters than its row of `test.each` has values.');
}

/** jest-light-runner waits for every test and hook without a limit: one that never ends would block all of them. */
export function limitTestTimes() {
  addEventHandler((event, { currentDescribeBlock }) => {
    if (event.name === 'add_hook') {
      const hook = currentDescribeBlock.hooks.at(-1);
      if (hook) hook.fn = withTimeLimit(hook.fn as Callback);
    }
    if (event.name === 'add_test') {
      const test = currentDescribeBlock.children.at(-1);
      if (test?.type === 'test')
        test.fn = withTimeLimit(test.fn.length > 0 ? failForMissingValues : (test.fn as Callback));
    }
  });
}
