import { addEventHandler } from 'jest-circus';

/** The default is many times the duration of the slowest test on an idle machine. */
const LIMIT_MINUTES = Number(process.env['TEST_LIMIT_MINUTES'] ?? 5);
/** Captured before a test replaces the timers. */
const { setTimeout, clearTimeout } = globalThis;

type TestFunction = () => unknown;

function withTimeLimit(run: TestFunction): () => Promise<void> {
  if (run.length > 0)
    return async () => {
      throw new Error('A test has more parameters than its row of `test.each` has values.');
    };
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

/** jest-light-runner waits for every test without a limit: one that never ends would block all of them. */
export function limitTestTimes() {
  addEventHandler((event, { currentDescribeBlock }) => {
    if (event.name !== 'add_test') return;
    const test = currentDescribeBlock.children.at(-1);
    if (test?.type === 'test') test.fn = withTimeLimit(test.fn as TestFunction);
  });
}
