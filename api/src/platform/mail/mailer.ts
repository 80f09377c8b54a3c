import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Clock } from '../time/clock.ts';
import type { Db } from '../database/database.ts';
import type { StoredFile } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { traced } from '../tracing/tracing.ts';
import { renderEmail, type EmailContent } from './render-email.ts';
import { isEmailAddress } from './email-address.ts';
import { findOrganizationMailServer, hasOrganizationMailServer } from './organization-mail-server.ts';
import { createSmtpTransport } from './smtp.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'mail.send': { id: string };
  }
}

export type NewEmailState = 'queued' | 'kept';

export type Mailer = {
  /**
   * Adds an email to the outbox in the caller's transaction. It is sent after the commit by the organization's mail
   * server, or else the platform's. Without either it stays in the outbox, where root can read it: `kept`.
   */
  send: (
    tx: Db,
    email: EmailContent & {
      to: string;
      organizationId: string | null;
      attachments?: readonly StoredFile[];
      /** For an email with a secret: the content without it, which replaces the email once it is sent. */
      masked?: EmailContent | undefined;
    },
  ) => Promise<NewEmailState>;
};

type Deps = { db: Db; now: Clock; jobs: Jobs; config: Pick<Config, 'mail' | 'organizationMail'>; secret: string };
type OutgoingServer = { transport: Transporter; from: string | { name: string; address: string } };

/** Milliseconds, as parameters of an SMTP URL. */
const TIMEOUTS = { connectionTimeout: '20000', greetingTimeout: '20000', socketTimeout: '60000' };

const withTimeouts = (url: string) => {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS)) address.searchParams.set(name, milliseconds);
  return address.href;
};

const findQueuedEmail = (db: Db, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).where('state', '=', 'queued').executeTakeFirst();

const listAttachments = (db: Db, mailId: string) =>
  db
    .selectFrom('mailAttachments')
    .select(['name as filename', 'mime as contentType', 'content'])
    .where('mailId', '=', mailId)
    .orderBy('position')
    .execute();

const saveAttachments = async (tx: Db, mailId: string, files: readonly StoredFile[]) => {
  if (files.length > 0)
    await tx
      .insertInto('mailAttachments')
      .values(files.map((file, position) => ({ mailId, position, ...file })))
      .execute();
};

const recordFailure = (db: Db, id: string, isLast: boolean, { message }: Error) =>
  db
    .updateTable('mails')
    .set(({ eb }) => ({
      state: isLast ? ('failed' as const) : ('queued' as const),
      attempts: eb('attempts', '+', 1),
      error: message,
    }))
    .where('id', '=', id)
    .execute();

const renderBody = (content: EmailContent) => {
  const { text, html } = renderEmail(content);
  return { text, html };
};

/** Also masks emails sent by a process of the previous release, which doesn't know masked content. */
const maskSentEmails = (db: Db) =>
  sql`
    update mails set text = masked->>'text', html = masked->>'html', masked = null
    where state = 'sent' and masked is not null`.execute(db);

async function openPlatformServer({ url, from }: NonNullable<Config['mail']>): Promise<OutgoingServer> {
  const { createTransport } = await import('nodemailer');
  return { transport: createTransport(withTimeouts(url)), from };
}

/** Chooses the outgoing server and the sender of an organization's emails. */
function createServerSelection({ db, config, secret }: Deps) {
  const { mail } = config;
  let platformServer: Promise<OutgoingServer> | undefined;
  const findPlatformServer = async () => mail && (platformServer ??= openPlatformServer(mail));
  return {
    hasServer: async (tx: Db, organizationId: string | null) =>
      Boolean(mail) || (organizationId !== null && (await hasOrganizationMailServer(tx, organizationId))),
    findServer: async (organizationId: string | null): Promise<OutgoingServer | undefined> => {
      if (organizationId === null) return findPlatformServer();
      const organization = await findOrganizationMailServer(db, secret, organizationId);
      if (!organization) return findPlatformServer();
      return {
        transport: await createSmtpTransport(organization.server, config.organizationMail),
        from: organization.from,
      };
    },
  };
}

export function createMailer(deps: Deps): Mailer {
  const { db, now, jobs } = deps;
  const { hasServer, findServer } = createServerSelection(deps);

  const deliver = async (id: string) => {
    const email = await findQueuedEmail(db, id);
    if (!email) return;
    const { recipient, subject, text, html, attempts, organizationId } = email;
    const server = await findServer(organizationId);
    const attachments = await listAttachments(db, id);
    const to = { name: '', address: recipient };
    if (server)
      await traced({ name: 'send mail', kind: 'client' }, () =>
        server.transport.sendMail({ from: server.from, to, subject, text, html, attachments }),
      );
    const state = server
      ? { state: 'sent' as const, sentAt: now(), attempts: attempts + 1, error: null }
      : { state: 'kept' as const };
    await db.updateTable('mails').set(state).where('id', '=', id).execute();
    await maskSentEmails(db);
  };

  jobs.handle('mail.send', async ({ id }, { isLast }) => {
    await deliver(id).catch(async (error: Error) => {
      await recordFailure(db, id, isLast, error);
      throw error;
    });
  });

  return {
    send: async (tx, { to, organizationId, attachments = [], masked, ...content }) => {
      if (!isEmailAddress(to)) throw new Error('An email needs one valid address');
      const state: NewEmailState = (await hasServer(tx, organizationId)) ? 'queued' : 'kept';
      const { id } = await tx
        .insertInto('mails')
        .values({
          organizationId,
          recipient: to,
          ...renderEmail(content),
          masked: masked ? renderBody(masked) : null,
          state,
          createdAt: now(),
          error: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await saveAttachments(tx, id, attachments);
      if (state === 'queued') await jobs.enqueue(tx, 'mail.send', { id });
      return state;
    },
  };
}
