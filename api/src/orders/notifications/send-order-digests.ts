import { createHmac } from 'node:crypto';
import { MINUTE_MS } from 'shared-contracts/values/time';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { Services } from '../../platform/services/services.ts';
import { findOrderRecords, type OrderRecord } from '../core/order-records.store.ts';
import { defaultExpiry } from '../tracking/tracking-link.rules.ts';
import { linkState } from '../../platform/security/link.rules.ts';
import { generateCode, hashToken } from '../../platform/security/link-token.ts';
import { digestEmail, type DigestOrder, quarterStart } from './order-digest.rules.ts';
import { findZone, listDueContactIds, listStopsOf, takeEntries } from './order-digests.store.ts';
import { listEmailRecipients } from './recipients.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'orders.digests': NoJobData;
  }
}

type DigestServices = Pick<Services, 'db' | 'now' | 'config' | 'secret' | 'mailer' | 'jobs'>;

type Stop = Awaited<ReturnType<typeof listStopsOf>>[number];

/**
 * Derived, because only hashes are stored: every email about an order, or about a drop to its contact, has the same
 * link, which the owner of the order can revoke.
 */
function tokenOf(secret: string, orderId: string, drop: Stop | undefined) {
  const subject = drop ? `${orderId} ${drop.position} ${drop.locationId}` : orderId;
  return createHmac('sha256', secret).update(`order digest ${subject}`).digest('base64url').slice(0, 32);
}

/** @returns null when the order's owner has revoked the link, or it has expired */
async function findTrackingUrl(
  { config, secret, now }: DigestServices,
  tx: Db,
  { id: orderId, createdBy, deliveryTo }: OrderRecord,
  drop: Stop | undefined,
): Promise<string | null> {
  const token = tokenOf(secret, orderId, drop);
  const tokenHash = hashToken(token);
  const at = now();
  await tx
    .insertInto('trackingLinks')
    .values({
      orderId,
      code: generateCode(),
      tokenHash,
      stopPosition: drop?.position ?? null,
      stopLocationId: drop?.locationId ?? null,
      createdBy,
      createdAt: at,
      expiresAt: defaultExpiry(deliveryTo, at),
    })
    .onConflict((row) => row.column('tokenHash').doNothing())
    .execute();
  const link = await tx
    .selectFrom('trackingLinks')
    .select(['revokedAt', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return linkState(link, at) === 'active' ? `${config.publicUrl}/track/${token}` : null;
}

/** The drop at which the person is the contact, for orders with several: the other drops don't concern them. */
function findOwnDrop(stops: readonly Stop[], contactId: string): Stop | undefined {
  const drops = stops.filter(({ kind }) => kind === 'drop');
  const own = drops.filter((drop) => drop.contactId === contactId);
  return drops.length > 1 && own.length === 1 ? own[0] : undefined;
}

async function toDigestOrders(
  services: DigestServices,
  tx: Db,
  contactId: string,
  entries: Awaited<ReturnType<typeof takeEntries>>,
): Promise<{ records: OrderRecord[]; orders: DigestOrder[] }> {
  const records = await findOrderRecords(tx, [...new Set(entries.map(({ orderId }) => orderId))]);
  const stops = await listStopsOf(
    tx,
    records.map(({ id }) => id),
  );
  const orders: DigestOrder[] = [];
  for (const record of records) {
    const orderStops = stops.filter(({ orderId }) => orderId === record.id);
    const drop = findOwnDrop(orderStops, contactId);
    const isAbout = (position: number) => !drop || drop.position === position;
    const news = entries.filter(({ orderId, corrected, expected }) => {
      const visit = corrected ?? expected;
      return orderId === record.id && (!visit || isAbout(visit.position));
    });
    if (news.length === 0) continue;
    orders.push({
      number: record.number,
      reference: record.reference,
      organization: record.organization,
      partner: record.partner,
      weight: record.totalWeight,
      space: record.totalSpace,
      stops: drop ? [drop] : orderStops,
      news,
      trackingUrl: await findTrackingUrl(services, tx, record, drop),
    });
  }
  return { records, orders };
}

/** Sends a contact one email about everything that has happened before a moment. */
const sendDigest = (services: DigestServices, contactId: string, before: number): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const entries = await takeEntries(tx, contactId, before);
    const [recipient] = await listEmailRecipients(tx, [contactId]);
    if (entries.length === 0 || !recipient || !isEmailAddress(recipient.email)) return;
    const { records, orders } = await toDigestOrders(services, tx, contactId, entries);
    const [first] = records;
    if (!first || orders.length === 0) return;
    const zone = await findZone(tx, contactId, first.createdBy);
    const content = digestEmail(orders, { ...recipient, zone });
    await services.mailer.send(tx, { ...content, to: recipient.email, organizationId: first.organizationId });
  });

/** Sends every contact at most one email about orders per quarter of an hour. */
export const orderDigestJob = periodicJob('orders.digests', MINUTE_MS, async (services: DigestServices) => {
  const before = quarterStart(services.now());
  let contactIds: string[];
  do {
    contactIds = await listDueContactIds(services.db, before);
    for (const contactId of contactIds) await sendDigest(services, contactId, before);
  } while (contactIds.length > 0);
});
