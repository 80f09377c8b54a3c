import { sql } from 'kysely';
import type { NamedRef } from 'shared-contracts/common';
import type { EdiProblem } from 'shared-contracts/values/edi';
import type { Db } from '../../platform/database/database.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/http/error-handler.ts';

export type Source = Pick<EdiProblem, 'segment' | 'position' | 'element'>;
/** The order or trip of a transaction set. */
export type Subject = { order: NamedRef | null; trip?: NamedRef };
/** The result of a transaction set. */
export type Outcome = Subject & { problems: EdiProblem[] };

function toMessage({ message, details: { fields = {} } }: AppError): string {
  const problems = Object.entries(fields).map(([field, problem]) => `${field}: ${problem.message}`);
  return problems.length > 0 ? problems.join('; ') : message;
}

/**
 * Executes a transaction set whole or not at all. That of a test message is undone.
 * @param sourceOf what is being executed, when the portal's rules refuse it
 */
export async function attempt(
  tx: Db,
  { isTest, sourceOf }: { isTest: boolean; sourceOf: () => Source },
  run: () => Promise<Subject>,
): Promise<Outcome> {
  await sql`savepoint edi_set`.execute(tx);
  try {
    const subject = await run();
    await sql.raw(`${isTest ? 'rollback to' : 'release'} savepoint edi_set`).execute(tx);
    return { ...(isTest ? { order: null } : subject), problems: [] };
  } catch (error) {
    await sql`rollback to savepoint edi_set`.execute(tx);
    const refusal = toAppError(error);
    if (refusal.status >= 500) throw error;
    return { order: null, problems: [{ ...sourceOf(), message: toMessage(refusal) }] };
  }
}
