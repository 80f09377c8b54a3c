import { DatabaseConnectionError } from './guarded-pool.ts';
import { groupCalls } from './group-calls.ts';

afterEach(() => jest.useRealTimers());

type Item = { key: string; value: number };

/** Groups calls whose groups end one by one, when released. */
function setUp(fail: (items: readonly Item[]) => Error | null = () => null, intervalMs = 0) {
  const groups: number[][] = [];
  const open: (() => void)[] = [];
  const call = groupCalls<Item, number>({
    keyOf: ({ key }) => key,
    intervalMs,
    run: async (items) => {
      groups.push(items.map(({ value }) => value));
      await new Promise<void>((resolve) => void open.push(resolve));
      const error = fail(items);
      if (error) throw error;
      return items.map(({ value }) => (value < 0 ? new Error(`negative ${value}`) : value * 10));
    },
  });
  const nextTurn = () => new Promise((resolve) => void setImmediate(resolve));
  /** Ends the running groups until none is left. */
  async function release() {
    for (let turns = 0; turns < 20; turns++) {
      for (const end of open.splice(0)) end();
      await nextTurn();
    }
  }
  return { call, groups, nextTurn, release };
}

test('groups calls that arrive together or while groups run', async () => {
  const { call, groups, nextTurn, release } = setUp();
  const first = [1, 2].map((value) => call({ key: `${value}`, value }));
  await nextTurn();
  const second = call({ key: '3', value: 3 });
  await nextTurn();
  const third = [4, 5, 6].map((value) => call({ key: `${value}`, value }));
  await nextTurn();
  expect(groups).toEqual([[1, 2], [3]]);
  await release();
  expect(groups).toEqual([[1, 2], [3], [4, 5, 6]]);
  expect(await Promise.all([...first, second, ...third])).toEqual([10, 20, 30, 40, 50, 60]);
});

test('runs calls with the same key in different groups, in order', async () => {
  const { call, groups, release } = setUp();
  const calls = [1, 2, 3].map((value) => call({ key: 'same', value }));
  const other = call({ key: 'other', value: 4 });
  await release();
  expect(groups).toEqual([[1, 4], [2], [3]]);
  expect(await Promise.all([...calls, other])).toEqual([10, 20, 30, 40]);
});

test('fails only the call whose result is an error', async () => {
  const { call, release } = setUp();
  const calls = Promise.allSettled([call({ key: 'a', value: -1 }), call({ key: 'b', value: 2 })]);
  await release();
  expect(await calls).toEqual([
    { status: 'rejected', reason: new Error('negative -1') },
    { status: 'fulfilled', value: 20 },
  ]);
});

test('repeats the calls of a failed group alone, and continues', async () => {
  const { call, groups, release } = setUp((items) =>
    items.some(({ value }) => value === 2) ? new Error('poisoned') : null,
  );
  const calls = Promise.allSettled([1, 2, 3].map((value) => call({ key: `${value}`, value })));
  await release();
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3]]);
  expect(await calls).toEqual([
    { status: 'fulfilled', value: 10 },
    { status: 'rejected', reason: new Error('poisoned') },
    { status: 'fulfilled', value: 30 },
  ]);
  const later = call({ key: '1', value: 5 });
  await release();
  expect(await later).toBe(50);
});

test('repeats nothing while the database cannot be reached', async () => {
  const { call, groups, release } = setUp(() => new DatabaseConnectionError('gone'));
  const calls = Promise.allSettled([1, 2].map((value) => call({ key: `${value}`, value })));
  await release();
  expect(groups).toEqual([[1, 2]]);
  expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('staggers groups, so that more calls share each, without delaying later ones', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { call, groups, nextTurn, release } = setUp(undefined, 10);
  const calls = [call({ key: '1', value: 1 })];
  await nextTurn();
  for (const value of [2, 3]) {
    calls.push(call({ key: `${value}`, value }));
    await nextTurn();
  }
  expect(groups).toEqual([[1]]);
  jest.advanceTimersByTime(10);
  expect(groups).toEqual([[1], [2, 3]]);
  jest.advanceTimersByTime(10);
  calls.push(call({ key: '4', value: 4 }));
  await release();
  jest.advanceTimersByTime(10);
  await release();
  expect(groups).toEqual([[1], [2, 3], [4]]);
  expect(await Promise.all(calls)).toEqual([10, 20, 30, 40]);
});

test('puts calls with a shared key in one group, but in one group at a time', async () => {
  const groups: number[][] = [];
  const call = groupCalls<Item, number>({
    keyOf: ({ key }) => key,
    isKeyShared: true,
    limit: { sizeOf: ({ value }) => value, max: 5 },
    run: async (items) => {
      groups.push(items.map(({ value }) => value));
      await new Promise((resolve) => void setImmediate(resolve));
      return items.map(({ value }) => value);
    },
  });
  const values = [2, 9, 3, 1, 1];
  const calls = values.map((value) => call({ key: 'same', value }));
  expect(await Promise.all([...calls, call({ key: 'other', value: 2 })])).toEqual([...values, 2]);
  expect(groups).toEqual([[2, 2], [9], [3, 1, 1]]);
});
