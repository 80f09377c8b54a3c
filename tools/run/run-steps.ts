import { outcome, type Counts } from './counts.ts';
import type { Step } from './steps.ts';

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8);
const interactive = process.stdout.isTTY && !process.env.CI;

async function runStep({ name, run }: Step): Promise<Counts> {
  const started = Date.now();
  if (interactive) process.stdout.write(`  … ${name}`);
  const result = await run();
  const sum = outcome(result);
  const failed = sum.failed > 0;
  const again = sum.again ?? 0;
  const detail = result.counts
    ? `  ${sum.passed} passed${again > 0 ? `, ${again} of them at the second try` : ''}${failed ? `, ${sum.failed} failed` : ''}`
    : '';
  console.log(`${interactive ? '\r' : ''}  ${failed ? '✗' : '✓'} ${name.padEnd(20)}${seconds(started)}${detail}`);
  if (failed || again > 0) console.log(`\n${result.output.trimEnd()}\n`);
  if (result.summary) console.log(`\n${result.summary}`);
  return sum;
}

/** Runs the steps one after another, each of which may use every core, and ends with the sum as the last line. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
