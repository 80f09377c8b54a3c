import { notify } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { type EmailServices, sendEmails, toEmailOrder } from '../notifications/order-emails.ts';
import { listAudienceContactIds, listStageContactIds } from '../notifications/recipients.store.ts';
import { ownerEmail } from './owner-email.rules.ts';
import type { HandshakeAnswer } from './owner-email.texts.ts';

/** `at` in unix seconds. */
type Answered = { row: OrderRecord; answer: HandshakeAnswer; reason: string | null; at: number };

/**
 * Notifies the order's creator, and the contacts to be notified once it is validated, of the partner's answer, in the
 * app and by email.
 */
export async function notifyOwner(
  services: EmailServices,
  tx: Db,
  caller: Caller | null,
  { row, answer: state, reason, at }: Answered,
): Promise<void> {
  const { id: subjectId, number, partner, createdBy } = row;
  const creator = { userIds: [createdBy] };
  const contactIds = await listStageContactIds(tx, subjectId, 'validated');
  await notify(tx, caller, {
    to: [creator, { contactIds }],
    kind: 'orderHandshake',
    subjectId,
    values: { number, partner, state },
    at,
  });
  const recipients = new Set([...(await listAudienceContactIds(tx, creator)), ...contactIds]);
  await sendEmails(services, tx, row, [...recipients], (recipient) =>
    ownerEmail(toEmailOrder(services, row), state, reason, recipient),
  );
}
