import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { JobData } from '../../platform/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { dropFailedJobsOf, takeFailedJob } from './failed-jobs.store.ts';
import { mayRetry } from './mail.rules.ts';
import { lockMail, queueMail } from './mails.store.ts';

type Server = Pick<Parts, 'db' | 'jobs' | 'now' | 'config'>;

/** The portal's, or the organization's own. */
export const canSend = ({ config }: Pick<Parts, 'config'>, { hasOwnServer }: { hasOwnServer: boolean }) =>
  config.mail !== undefined || hasOwnServer;

const noMailServer = () => conflict('noMailServer', 'No mail server is configured, so mails stay in the outbox');
const notRetried = (state: string) =>
  conflict('mailNotRetried', `A mail that is ${state} is not sent again`, { state });

async function queueAgain(tx: Db, server: Server, caller: Caller, id: string) {
  const mail = await lockMail(tx, id);
  if (!mail) throw notFound();
  const { state, organizationId } = mail;
  if (!canSend(server, mail)) throw noMailServer();
  if (!mayRetry(state, true)) throw notRetried(state);
  await queueMail(tx, id);
  await dropFailedJobsOf(tx, id);
  await server.jobs.enqueue(tx, 'mail.send', { id });
  await record(tx, caller, {
    subject: 'mail',
    subjectId: id,
    event: 'retried',
    from: state,
    to: 'queued',
    occurredAt: server.now(),
    organizationId: organizationId ?? undefined,
  });
}

/** A mail that failed or was kept goes out after all. */
export const retryMail = (server: Server, caller: Caller, id: string): Promise<void> =>
  inTransaction(server.db, (tx) => queueAgain(tx, server, caller, id));

/** A job that failed begins anew, with all its attempts; one that sends a mail does so by the mail's own rule. */
export const retryJob = (server: Server, caller: Caller, id: string): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const job = await takeFailedJob(tx, id);
    if (!job) throw notFound();
    const { name, data } = job;
    if (name === 'mail.send') return queueAgain(tx, server, caller, (data as JobData['mail.send']).id);
    await server.jobs.enqueue(tx, name as keyof JobData, data as JobData[keyof JobData]);
    await record(tx, caller, { subject: 'job', subjectId: id, event: 'retried', occurredAt: server.now() });
  });
