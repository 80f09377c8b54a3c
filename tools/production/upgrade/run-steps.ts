/** A step of an upgrade. `undo` is also called for a step that failed halfway. */
export type UpgradeStep = {
  name: string;
  run: () => Promise<string | undefined>;
  undo?: () => Promise<string | undefined>;
};

/** An upgrade that was not made. `isRolledBack`: whether everything is as before. */
export class UpgradeError extends Error {
  readonly isRolledBack: boolean;

  constructor(message: string, { isRolledBack, cause }: { isRolledBack: boolean; cause: unknown }) {
    super(message, { cause });
    this.isRolledBack = isRolledBack;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Undoes steps in reverse order. A step that can't be undone doesn't stop the others. */
async function undoSteps(steps: readonly UpgradeStep[], say: (line: string) => void): Promise<string[]> {
  const failures: string[] = [];
  for (const { name, undo } of steps.toReversed()) {
    try {
      const done = await undo?.();
      if (done) say(`  ↩ ${name}: ${done}`);
    } catch (error) {
      failures.push(`${name}: ${messageOf(error)}`);
    }
  }
  return failures;
}

/** Runs the steps in sequence and, if one fails, undoes those that have run. @throws UpgradeError */
export async function runSteps(steps: readonly UpgradeStep[], say: (line: string) => void): Promise<void> {
  const begun: UpgradeStep[] = [];
  for (const step of steps) {
    begun.push(step);
    try {
      const done = await step.run();
      say(`  ✓ ${step.name}${done ? `: ${done}` : ''}`);
    } catch (error) {
      say(`  ✗ ${step.name}: ${messageOf(error)}`);
      const failures = await undoSteps(begun, say);
      const state =
        failures.length === 0
          ? 'The release before is in use.'
          : `These could not be undone:\n${failures.map((failure) => `  ${failure}`).join('\n')}`;
      throw new UpgradeError(`${step.name}: ${messageOf(error)}\nThe upgrade was rolled back. ${state}`, {
        isRolledBack: failures.length === 0,
        cause: error,
      });
    }
  }
}
