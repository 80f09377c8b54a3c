import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from './config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import type { StoredFile } from './files.ts';
import type { Jobs } from './jobs.ts';
import { compose, type Letter } from './mail.letter.ts';
import { isAddress } from './mail-address.ts';
import { findOwnServer, hasOwnServer } from './own-mail-server.ts';
import { transportTo } from './smtp.ts';

declare module './jobs.ts' {
  interface JobData {
    'mail.send': { id: string };
  }
}

export type Mail = {
  /**
   * Puts a mail into the outbox, in the caller's transaction; after that it is sent: by the organization's own mail server, else by the platform's.
   * Without either it is kept there, where root reads it.
   */
  send: (
    tx: Db,
    letter: Letter & { to: string; organizationId: string | null; attachments?: readonly StoredFile[] },
  ) => Promise<void>;
};

type Parts = { db: Db; now: Clock; jobs: Jobs; config: Pick<Config, 'mail' | 'ownMail'>; secret: string };
type Way = { transport: Transporter; from: string | { name: string; address: string } };

const TIMEOUTS = { connectionTimeout: '20000', greetingTimeout: '20000', socketTimeout: '60000' };

const withTimeouts = (url: string) => {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS)) address.searchParams.set(name, milliseconds);
  return address.href;
};

const findQueued = (db: Db, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).where('state', '=', 'queued').executeTakeFirst();

const attachmentsOf = (db: Db, mailId: string) =>
  db
    .selectFrom('mailAttachments')
    .select(['name as filename', 'mime as contentType', 'content'])
    .where('mailId', '=', mailId)
    .orderBy('position')
    .execute();

const attach = async (tx: Db, mailId: string, files: readonly StoredFile[]) => {
  if (files.length > 0)
    await tx
      .insertInto('mailAttachments')
      .values(files.map((file, position) => ({ mailId, position, ...file })))
      .execute();
};

const noteFailure = (db: Db, id: string, isLast: boolean, { message }: Error) =>
  db
    .updateTable('mails')
    .set(({ eb }) => ({
      state: isLast ? ('failed' as const) : ('queued' as const),
      attempts: eb('attempts', '+', 1),
      error: message,
    }))
    .where('id', '=', id)
    .execute();

/** How mails go out; undefined: nobody sends any. */
function waysOf({ db, config, secret }: Parts) {
  const platform: Way | undefined = config.mail && {
    transport: createTransport(withTimeouts(config.mail.url)),
    from: config.mail.from,
  };
  return {
    has: async (tx: Db, organizationId: string | null) =>
      Boolean(platform) || (organizationId !== null && (await hasOwnServer(tx, organizationId))),
    find: async (organizationId: string | null): Promise<Way | undefined> => {
      const own = organizationId === null ? undefined : await findOwnServer(db, secret, organizationId);
      return own ? { transport: await transportTo(own.server, config.ownMail), from: own.from } : platform;
    },
  };
}

export function openMail(parts: Parts): Mail {
  const { db, now, jobs } = parts;
  const ways = waysOf(parts);

  const deliver = async (id: string) => {
    const mail = await findQueued(db, id);
    if (!mail) return;
    const { recipient, subject, text, html, attempts, organizationId } = mail;
    const way = await ways.find(organizationId);
    await way?.transport.sendMail({
      from: way.from,
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      attachments: await attachmentsOf(db, id),
    });
    const sent = way
      ? { state: 'sent' as const, sentAt: now(), attempts: attempts + 1, error: null }
      : { state: 'kept' as const };
    await db.updateTable('mails').set(sent).where('id', '=', id).execute();
  };

  jobs.handle('mail.send', async ({ id }, { isLast }) => {
    await deliver(id).catch(async (error: Error) => {
      await noteFailure(db, id, isLast, error);
      throw error;
    });
  });

  return {
    send: async (tx, { to, organizationId, attachments = [], ...letter }) => {
      if (!isAddress(to)) throw new Error('A mail needs one valid address');
      const isSent = await ways.has(tx, organizationId);
      const { id } = await tx
        .insertInto('mails')
        .values({
          organizationId,
          recipient: to,
          ...compose(letter),
          state: isSent ? 'queued' : 'kept',
          createdAt: now(),
          error: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await attach(tx, id, attachments);
      if (isSent) await jobs.enqueue(tx, 'mail.send', { id });
    },
  };
}
