import { runSteps, UpgradeError } from './run-steps.ts';

const lines: string[] = [];
const step = (name: string, run: () => Promise<string | undefined>, undo = async () => `${name} undone`) => ({
  name,
  run,
  undo,
});
const works = async () => 'done';
const fails = async (): Promise<string> => {
  throw new Error('no answer');
};

beforeEach(() => lines.splice(0));

test('a failure undoes the failed step and those before it, the last one first', async () => {
  const never = step('c', works);
  await expect(runSteps([step('a', works), step('b', fails), never], (line) => lines.push(line))).rejects.toMatchObject(
    { isRolledBack: true, message: expect.stringContaining('b: no answer') },
  );
  expect(lines.map((line) => line.trim())).toEqual(['✓ a: done', '✗ b: no answer', '↩ b: b undone', '↩ a: a undone']);
});

test('a step that cannot be undone is named, and the others are undone', async () => {
  const run = runSteps([step('a', works), step('b', works, fails), step('c', fails)], (line) => lines.push(line));
  await expect(run).rejects.toBeInstanceOf(UpgradeError);
  await expect(run).rejects.toMatchObject({ isRolledBack: false, message: expect.stringContaining('b: no answer') });
  expect(lines.at(-1)).toContain('a undone');
});
