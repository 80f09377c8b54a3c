import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockEmail, queueEmail } from './emails.store.ts';
import { deleteFailedEmailJobs, deleteFailedJob } from './failed-jobs.store.ts';
import { canRetry } from './retry.rules.ts';

type Server = Pick<Services, 'db' | 'jobs' | 'now' | 'config'>;

/** Whether the portal or the organization has a mail server. */
export const hasMailServer = ({ config }: Pick<Services, 'config'>, { hasOwnServer }: { hasOwnServer: boolean }) =>
  config.mail !== undefined || hasOwnServer;

const noMailServer = () => conflict('noMailServer', 'No mail server is configured, so emails stay in the outbox');
const notRetryable = (state: string) =>
  conflict('mailNotRetried', `An email that is ${state} can't be sent again`, { state });

async function requeueEmail(tx: Db, server: Server, caller: Caller, id: string) {
  const email = await lockEmail(tx, id);
  if (!email) throw notFound();
  const { state, organizationId } = email;
  if (!hasMailServer(server, email)) throw noMailServer();
  if (!canRetry(state, true)) throw notRetryable(state);
  await queueEmail(tx, id);
  await deleteFailedEmailJobs(tx, id);
  await server.jobs.enqueue(tx, 'mail.send', { id });
  await recordTimeline(tx, caller, {
    subject: 'mail',
    subjectId: id,
    event: 'retried',
    from: state,
    to: 'queued',
    occurredAt: server.now(),
    organizationId: organizationId ?? undefined,
  });
}

/** Sends an email that failed or stayed in the outbox. @throws 409 when it can't be sent again */
export const retryEmail = (server: Server, caller: Caller, id: string): Promise<void> =>
  inTransaction(server.db, (tx) => requeueEmail(tx, server, caller, id));

/** Restarts a failed job with all its attempts. A job that sends an email is retried as that email. */
export const retryJob = (server: Server, caller: Caller, id: string): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const job = await deleteFailedJob(tx, id);
    if (!job) throw notFound();
    const { name, data } = job;
    if (name === 'mail.send') return requeueEmail(tx, server, caller, (data as JobData['mail.send']).id);
    await server.jobs.enqueue(tx, name as keyof JobData, data as JobData[keyof JobData]);
    await recordTimeline(tx, caller, { subject: 'job', subjectId: id, event: 'retried', occurredAt: server.now() });
  });
