import { type Db, inTransaction } from '../database/database.ts';
import type { Hooks } from '../hooks.ts';
import { pauseAfter } from './event.rules.ts';
import { failDelivery, type Outcome, type ReadyDelivery, recordOutcomes } from './outbox.store.ts';
import { DeliveryError } from './post-delivery.ts';
import type { PostResponse } from './post-json.ts';

type Deps = { db: Db; hooks: Pick<Hooks, 'webhookGivenUp'> };
/** `at`: unix seconds. */
export type AttemptResult = { delivery: ReadyDelivery; at: number } & ({ response: PostResponse } | { error: Error });

function toOutcome(result: AttemptResult): Outcome {
  const { id, attempts, createdAt } = result.delivery;
  if ('response' in result) {
    const { status, text } = result.response;
    return { id, status, response: text, error: null, deliveredAt: result.at, dueAt: null };
  }
  const { error, at } = result;
  const response = error instanceof DeliveryError ? error.response : null;
  const pause = pauseAfter(attempts, at - createdAt);
  return {
    id,
    status: response?.status ?? null,
    response: response?.text ?? null,
    error: error.message,
    deliveredAt: null,
    dueAt: pause === null ? null : at + pause,
  };
}

const isGivenUp = ({ deliveredAt, dueAt }: Outcome) => deliveredAt === null && dueAt === null;

async function giveUp({ db, hooks }: Deps, { delivery, at }: AttemptResult, outcome: Outcome) {
  const { organizationId, endpointId, url } = delivery;
  await inTransaction(db, async (tx: Db) => {
    if (!(await failDelivery(tx, delivery, outcome, at))) return;
    for (const hook of hooks.webhookGivenUp) await hook(tx, { organizationId, endpointId, url, at });
  });
}

/** Records attempts with one statement, except those that were the last one of their message. */
export async function recordResults(deps: Deps, results: readonly AttemptResult[]): Promise<void> {
  const attempts = results.map((result) => ({ result, outcome: toOutcome(result) }));
  const open = attempts.filter(({ outcome }) => !isGivenUp(outcome));
  await recordOutcomes(
    deps.db,
    open.map(({ outcome }) => outcome),
  );
  for (const { result, outcome } of attempts) if (isGivenUp(outcome)) await giveUp(deps, result, outcome);
}
