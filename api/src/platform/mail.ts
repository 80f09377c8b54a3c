import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import type { Jobs } from './jobs.ts';
import { compose, type Letter } from './mail.letter.ts';
import { isAddress } from './mail-address.ts';

declare module './jobs.ts' {
  interface JobData {
    'mail.send': { id: string };
  }
}

export type Mail = {
  /** Puts a mail into the outbox, in the caller's transaction; it is sent after that, when a mail server is configured. */
  send: (tx: Db, letter: Letter & { to: string; organizationId: string | null }) => Promise<void>;
};

type Parts = { db: Db; now: Clock; jobs: Jobs; config: Pick<Config, 'mail'> };

const TIMEOUTS = { connectionTimeout: '20000', greetingTimeout: '20000', socketTimeout: '60000' };

const withTimeouts = (url: string) => {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS)) address.searchParams.set(name, milliseconds);
  return address.href;
};

const findQueued = (db: Db, id: string) => db.selectFrom('mails').selectAll().where('id', '=', id).where('state', '=', 'queued').executeTakeFirst();

function deliveryBy({ db, now }: Parts, { url, from }: NonNullable<Config['mail']>) {
  const transport = createTransport(withTimeouts(url));
  const deliver = async (id: string) => {
    const mail = await findQueued(db, id);
    if (!mail) return;
    const { recipient, subject, text, html, attempts } = mail;
    await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text, html });
    await db.updateTable('mails').set({ state: 'sent', sentAt: now(), attempts: attempts + 1, error: null }).where('id', '=', id).execute();
  };
  const noteFailure = (id: string, isLast: boolean, { message }: Error) =>
    db.updateTable('mails')
      .set(({ eb }) => ({ state: isLast ? ('failed' as const) : ('queued' as const), attempts: eb('attempts', '+', 1), error: message }))
      .where('id', '=', id)
      .execute();
  return { deliver, noteFailure };
}

/** Without a mail server every mail is kept in the outbox, where root reads it. */
export function openMail(parts: Parts): Mail {
  const { now, jobs, config } = parts;
  const delivery = config.mail && deliveryBy(parts, config.mail);
  jobs.handle('mail.send', async ({ id }, { isLast }) => {
    await delivery?.deliver(id).catch(async (error: Error) => {
      await delivery.noteFailure(id, isLast, error);
      throw error;
    });
  });

  return {
    send: async (tx, { to, organizationId, ...letter }) => {
      if (!isAddress(to)) throw new Error('A mail needs one valid address');
      const { id } = await tx
        .insertInto('mails')
        .values({ organizationId, recipient: to, ...compose(letter), state: delivery ? 'queued' : 'kept', createdAt: now(), error: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (delivery) await jobs.enqueue(tx, 'mail.send', { id });
    },
  };
}
