import { parseArgs } from 'node:util';
import { FAULTS, type FaultName } from '../faults/kinds.ts';
import type { DatabaseKind } from '../faults/portal.ts';
import { type Outcome, type Plan, runFaults } from '../faults/run-faults.ts';
import { within } from '../lib/within.ts';
import { rounded } from '../lib/median.ts';
import { table } from '../lib/table.ts';

const NAMES = Object.keys(FAULTS) as FaultName[];
const DATABASES: readonly DatabaseKind[] = ['embedded', 'server'];
const USAGE = `Usage: npm run faults -- [${DATABASES.join(' | ')}] [${NAMES.join(' | ')} …] [--each 25] [--short]`;
const CORRECTNESS = {
  lost: 0,
  doubled: 0,
  wrong: 0,
  dead: 0,
  lostStreams: 0,
  stalledJobs: 0,
  unreportedFullDisks: 0,
};
const LIMITS: Readonly<Record<string, number>> = { ...CORRECTNESS, secondsToRecover: 5 };
const CLIENTS = 30;
const FULL = { each: 25, databases: DATABASES, faults: NAMES, seconds: { hang: 10, full: 3 } };
/** Runs each quick fault once, in `npm test`: without time limits, which a busy machine exceeds. */
const SHORT: typeof FULL = {
  each: 1,
  databases: ['embedded'],
  faults: ['killBackend', 'terminateBackends', 'fullDisk', 'killPostgres', 'killApi'],
  seconds: { hang: 10, full: 1 },
};

const sumOf = (outcomes: readonly Outcome[], figure: (outcome: Outcome) => number) =>
  outcomes.reduce((sum, outcome) => sum + figure(outcome), 0);

function toFigures(outcomes: readonly Outcome[]) {
  const recoveries = Object.fromEntries(
    NAMES.flatMap((name) => {
      const seconds = Math.max(...outcomes.map(({ slowest }) => slowest[name] ?? -1));
      return seconds < 0 ? [] : [[`${name}Seconds`, rounded(seconds)]];
    }),
  );
  return {
    faults: sumOf(outcomes, ({ faults }) => faults),
    attempts: sumOf(outcomes, ({ attempts }) => attempts),
    acknowledged: sumOf(outcomes, ({ acknowledged }) => acknowledged),
    lost: sumOf(outcomes, ({ lost }) => lost),
    doubled: sumOf(outcomes, ({ doubled }) => doubled),
    wrong: sumOf(outcomes, ({ wrong }) => wrong.length),
    dead: sumOf(outcomes, ({ dead }) => dead),
    lostStreams: sumOf(outcomes, ({ lostStreams }) => lostStreams),
    stalledJobs: sumOf(outcomes, ({ stalledJobs }) => stalledJobs),
    unreportedFullDisks: sumOf(outcomes, ({ unreported }) => unreported),
    slowestAnswerSeconds: rounded(Math.max(...outcomes.map(({ slowestAnswer }) => slowestAnswer))),
    secondsToRecover: Math.max(0, ...Object.values(recoveries)),
    ...recoveries,
  };
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { each: { type: 'string' }, short: { type: 'boolean', default: false } },
  });
  const form = values.short ? SHORT : FULL;
  const databases = DATABASES.filter((name) => positionals.includes(name));
  const names = NAMES.filter((name) => positionals.includes(name));
  const each = Number(values.each ?? form.each);
  if (databases.length + names.length < positionals.length || !(Number.isInteger(each) && each > 0))
    throw new Error(USAGE);
  const faults = Array.from({ length: each }, () => (names.length > 0 ? names : form.faults)).flat();
  const plan: Plan = { clients: CLIENTS, faults, seconds: form.seconds };

  const outcomes: Outcome[] = [];
  for (const kind of databases.length > 0 ? databases : form.databases)
    outcomes.push(await runFaults(kind, plan, (line) => console.error(line)));
  for (const line of outcomes.flatMap(({ wrong }) => wrong).slice(0, 20)) console.error(`Wrong answer: ${line}`);
  if (outcomes.some(({ isDiskSmall }) => !isDiskSmall))
    console.error('No disk can be mounted here: a trigger refused writes in place of a full one.');
  const figures = toFigures(outcomes);
  const limits = values.short ? CORRECTNESS : LIMITS;
  const holds = within(figures, limits);
  const rows = Object.entries(figures).map(([figure, value]) => [
    figure,
    String(value),
    figure in limits ? `≤ ${LIMITS[figure]}` : '',
  ]);
  console.error(`\n${table(['Faults', 'Figure', 'Limit'], rows)}\n`);
  console.log(JSON.stringify({ bench: 'faults', holds, figures, limits }));
  if (!holds) process.exitCode = 1;
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
