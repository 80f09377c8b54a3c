import { expect } from 'expect';
import * as circus from 'jest-circus';

export interface RuleTest {
  id: string;
  run: () => Promise<void>;
}

type Block = ReturnType<typeof circus.getState>['rootDescribeBlock'];

Object.assign(globalThis, { describe: circus.describe, test: circus.test, expect });

/** The tests that a file declares when it is imported; rule tests have no hooks. */
export async function collectTests(file: string, load: () => Promise<unknown>): Promise<RuleTest[]> {
  circus.resetState();
  await load();
  const times = new Map<string, number>();
  return testsOf(circus.getState().rootDescribeBlock, file).map(({ id, run }) => {
    const count = (times.get(id) ?? 0) + 1;
    times.set(id, count);
    return { id: count === 1 ? id : `${id} (${count})`, run };
  });
}

function testsOf(block: Block, path: string): RuleTest[] {
  if (block.hooks.length > 0) throw new Error(`${path} has hooks, which the mutation tests don't run.`);
  return block.children.flatMap((child) => {
    const id = `${path} › ${child.name}`;
    if (child.type === 'describeBlock') return testsOf(child, id);
    return { id, run: async () => void (await (child.fn as () => unknown)()) };
  });
}
