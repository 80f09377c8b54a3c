import { setTimeout as wait } from 'node:timers/promises';
import type { ResolvedRegistry, ShellRelease } from 'shared-contracts/values/portal/areas';
import { capture } from '../../lib/capture.ts';
import type { BuiltRelease } from './upgrade.rules.ts';

const LOOK_EVERY_MS = 250;
const START_LIMIT_MS = 120_000;
const PAGES_LIMIT_MS = 15_000;
const ANSWER_LIMIT_MS = 10_000;

/** How the API processes of a machine are restarted and stopped. */
export type Supervisor = { restart: (port: number) => Promise<void>; stop: (port: number) => Promise<void> };

async function run(command: string[], port: number) {
  const { ok, output } = await capture(command, { env: { PORT: String(port) }, limitMinutes: 3 });
  if (!ok) throw new Error(`${command.join(' ')}: ${output.trim()}`);
}

const systemctl = (verb: string) => (port: number) => run(['systemctl', verb, `consign-api@${port}`], port);

/** systemd, or commands of another supervisor, which get the port as `PORT`. */
export const toSupervisor = (restart?: string, stop?: string): Supervisor => ({
  restart: restart === undefined ? systemctl('restart') : (port) => run(['sh', '-c', restart], port),
  stop: stop === undefined ? systemctl('stop') : (port) => run(['sh', '-c', stop], port),
});

/** The ports of the running units. */
export async function findPorts(): Promise<number[]> {
  const { output } = await capture(
    ['systemctl', 'list-units', '--plain', '--no-legend', '--state=active', 'consign-api@*.service'],
    { limitMinutes: 1 },
  );
  return [...output.matchAll(/consign-api@(\d+)\.service/g)].map(([, port]) => Number(port)).toSorted((a, b) => a - b);
}

const ask = (port: number, path: string) =>
  fetch(new URL(path, `http://127.0.0.1:${port}`), { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });

async function findReadyProblem(port: number): Promise<string | undefined> {
  try {
    const answer = await ask(port, '/api/ready');
    return answer.ok ? undefined : ((await answer.json()) as { status: string }).status;
  } catch (error) {
    return `no answer (${((error as Error).cause as Error | undefined)?.message ?? (error as Error).message})`;
  }
}

async function until(limitMs: number, findProblem: () => Promise<string | undefined>): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    const problem = await findProblem();
    if (problem === undefined) return;
    if (Date.now() > end) throw new Error(problem);
    await wait(LOOK_EVERY_MS);
  }
}

/** @throws Error with the output of the process */
export const waitUntilReady = (port: number, limitMs = START_LIMIT_MS) =>
  until(limitMs, async () => {
    const problem = await findReadyProblem(port);
    return problem && `the process on port ${port} is not ready: ${problem}`;
  });

export type Expected = { shell: ShellRelease; published: readonly BuiltRelease[]; pinned: readonly string[] };

async function findPageProblem(port: number, { shell, published, pinned }: Expected): Promise<string | undefined> {
  const page = await ask(port, '/login');
  const html = await page.text();
  if (!page.ok || shell.scripts.some((script) => !html.includes(script)))
    return `the page of port ${port} is not that of the new shell (${page.status})`;
  const { areas } = (await (await ask(port, '/areas/registry.json')).json()) as ResolvedRegistry;
  for (const { area, build } of published.filter((one) => !pinned.includes(one.area))) {
    const current = areas.find(({ name }) => name === area)?.current;
    if (current?.build !== build) return `port ${port} offers ${area} ${current?.build ?? '–'} instead of ${build}`;
    const entry = await ask(port, current.entry);
    await entry.arrayBuffer();
    if (!entry.ok) return `${current.entry} is answered with ${entry.status}`;
  }
  return undefined;
}

/** Checks that each process renders the new shell and offers the new areas, whose scripts can be loaded. */
export async function checkPages(ports: readonly number[], expected: Expected): Promise<void> {
  for (const port of ports)
    await until(PAGES_LIMIT_MS, () =>
      findPageProblem(port, expected).catch((error: Error) => `port ${port}: ${error.message}`),
    );
}

/** Checks that every process stays ready for some time. */
export async function watchReady(ports: readonly number[], seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  do {
    for (const port of ports) await waitUntilReady(port, 0);
    await wait(LOOK_EVERY_MS);
  } while (Date.now() < end);
}
