import { join } from 'node:path';
import { GENERATED } from '../lib/paths.ts';
import { outcome, type Counts } from './counts.ts';
import type { Phase, Step } from './steps.ts';

const CLEAR_LINE = '\x1b[K';
const isInteractive = process.stdout.isTTY && !process.env.CI;
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8);

async function runStep({ name, run }: Step): Promise<Counts> {
  const started = Date.now();
  const result = await run();
  const sum = outcome(result);
  const failed = sum.failed > 0;
  const again = sum.again ?? 0;
  const detail = result.counts
    ? `  ${sum.passed} passed${again > 0 ? `, ${again} of them at the second try` : ''}${failed ? `, ${sum.failed} failed` : ''}`
    : '';
  console.log(
    `${isInteractive ? CLEAR_LINE : ''}  ${failed ? '✗' : '✓'} ${name.padEnd(20)}${seconds(started)}${detail}`,
  );
  if (failed || again > 0) console.log(`\n${result.output.trimEnd()}\n`);
  if (result.summary) console.log(`\n${result.summary}`);
  return sum;
}

/**
 * Runs the phases one after another and the steps of each concurrently. Prints the sum as the last line. Their
 * processes share compiled code: a start of the API then takes about 60 % of the processor time.
 */
export async function runPhases(phases: readonly Phase[]): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= join(GENERATED, 'cache/node');
  const total = { passed: 0, failed: 0 };
  for (const phase of phases) {
    if (isInteractive) process.stdout.write(`  … ${phase.map(({ name }) => name).join(', ')}\r`);
    for (const { passed, failed } of await Promise.all(phase.map(runStep))) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
