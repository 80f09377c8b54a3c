import { setTimeout as wait } from 'node:timers/promises';
import type { Office } from './offices.ts';
import type { Tally } from './tally.ts';

const IDLE_MS = 100;
const REJECTED_EVERY = 5;

type Headers = Record<string, string>;
type SignIn = (login: string) => Promise<Headers>;
/** An action; false if there was nothing to do. */
type Turn = () => Promise<boolean>;

const SUBMIT = { stage: 'pendingValidation' };
const REJECT = { rejectReason: 'The windows do not suit us' };

const planner =
  ({ create, move }: Tally, headers: Headers, input: object, submitted: string[]): Turn =>
  async () => {
    const id = await create(headers, input);
    if (id && (await move(headers, id, 'stage', [SUBMIT, SUBMIT])) === 'pendingValidation') submitted.push(id);
    return true;
  };

/** Approves twice at once; sometimes one tab rejects what the other approves. */
function approver({ move }: Tally, headers: Headers, waiting: string[], approved: string[]): Turn {
  let seen = 0;
  return async () => {
    const id = waiting.shift();
    if (id === undefined) return false;
    seen += 1;
    const stage = await move(headers, id, 'approve', [{}, seen % REJECTED_EVERY === 0 ? REJECT : {}]);
    if (stage === 'pending2ndValidation') approved.push(id);
    return true;
  };
}

/** Signs the users of an organization in one after another, because sign-in is throttled by address. */
async function peopleOf(tally: Tally, signIn: SignIn, { planners, first, second, input }: Office): Promise<Turn[]> {
  const [submitted, approved]: [string[], string[]] = [[], []];
  const turns: Turn[] = [];
  for (const login of planners) turns.push(planner(tally, await signIn(login), input, submitted));
  turns.push(
    approver(tally, await signIn(first), submitted, approved),
    approver(tally, await signIn(second), approved, []),
  );
  return turns;
}

async function untilThen(until: number, turn: Turn) {
  while (Date.now() < until) if (!(await turn())) await wait(IDLE_MS);
}

/** Signs everyone in first; then each user starts the next action as soon as the previous one is answered. */
export async function work(tally: Tally, signIn: SignIn, offices: readonly Office[], seconds: number): Promise<void> {
  const turns: Turn[] = [];
  for (const office of offices) turns.push(...(await peopleOf(tally, signIn, office)));
  const until = Date.now() + seconds * 1_000;
  await Promise.all(turns.map((turn) => untilThen(until, turn)));
}
