import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database.ts';
import type { Letter } from '../platform/mail.letter.ts';
import { isAddress } from '../platform/mail-address.ts';
import { approverInTurn } from './actor.rules.ts';
import { approvalLetter, newsLetter, type Reader } from './order-mail.rules.ts';
import { contactsToldOf, mailReaders } from './order-mails.store.ts';
import type { OrderRecord } from './order-rows.store.ts';
import type { Transition } from './stage-table.rules.ts';

type Server = Pick<FastifyInstance, 'mail' | 'config'>;
type Change = { row: OrderRecord; transition: Transition; reason: string | null };

async function write(
  { mail }: Server,
  tx: Db,
  { organizationId }: OrderRecord,
  contactIds: readonly string[],
  letterTo: (reader: Reader) => Letter,
) {
  const readers = await mailReaders(tx, contactIds);
  for (const reader of readers.filter(({ email }) => isAddress(email))) {
    await mail.send(tx, { ...letterTo(reader), to: reader.email, organizationId });
  }
}

const mailed = ({ config }: Server, row: OrderRecord) => ({ ...row, url: `${config.publicUrl}/orders/${row.id}` });

/** Asks an approver for an approval. */
export const askByMail = (server: Server, tx: Db, row: OrderRecord, approver: string) =>
  write(server, tx, row, [approver], (reader) => approvalLetter(mailed(server, row), reader));

/** Mails that a change of stage causes: to the approver in turn, and to the notification contacts where the stage table says so. */
export async function mailPeople(server: Server, tx: Db, { row, transition, reason }: Change) {
  const approver = approverInTurn(transition.to, row);
  if (approver) await askByMail(server, tx, row, approver);
  if (transition.notifies) {
    await write(server, tx, row, await contactsToldOf(tx, row.id, transition.to), (reader) =>
      newsLetter(mailed(server, row), transition.to, reason, reader),
    );
  }
}
