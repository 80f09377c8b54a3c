import type { GateNews } from 'shared-contracts/values/network/gates';
import { notify } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import { formatDateTime } from '../../platform/pdf/format.rules.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import type { EmailServices } from '../notifications/order-emails.ts';
import { listAudienceContactIds, listEmailRecipients } from '../notifications/recipients.store.ts';
import { HANDLES_ORDERS } from '../stages/handshake-actor.rules.ts';
import { type BookingRecord, timeZoneOf } from './gate-bookings.store.ts';
import { gateEmail } from './gate-email.rules.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

const MANAGES_LOCATIONS = { model: 'location', action: 'write' } as const;

type Services = EmailServices & { now: () => number };

/**
 * Notifies the other sides of a booking in the app and by email: users who manage the location's gates, and those who
 * handle the orders at the owner and the carrier. Skips the side that made the change.
 * @param caller null for a link or a job
 */
export async function announceBooking(
  services: Services,
  tx: Db,
  caller: Caller | null,
  booking: BookingRecord,
  news: GateNews,
): Promise<void> {
  const at = services.now();
  const when = formatDateTime(booking.from, timeZoneOf(booking));
  const toSideValues = (organizationId: string) => ({
    numbers: booking.stops.map((each) => nameOrder(each, { organizationId })).join(', '),
    location: booking.location,
    gate: booking.gate,
    when,
    news,
  });
  const isOther = (organizationId: string) => organizationId !== caller?.organizationId;
  const parties = new Set(
    booking.stops
      .flatMap(({ organizationId, partnerId, isValidated }) => [organizationId, ...(isValidated ? [partnerId] : [])])
      .filter((id) => isOther(id) && id !== booking.locationOwnerId),
  );
  const [stop] = booking.stops;
  const owners = { organizationId: booking.locationOwnerId, access: MANAGES_LOCATIONS };
  const schedule = `${services.config.publicUrl}/gates?location=${booking.locationId}`;
  const sides = [
    ...(isOther(booking.locationOwnerId)
      ? [{ to: owners, kind: 'gateSchedule' as const, subjectId: booking.locationId, url: schedule }]
      : []),
    ...[...parties].map((organizationId) => ({
      to: { organizationId, access: HANDLES_ORDERS },
      kind: 'gateBooking' as const,
      subjectId: stop?.orderId ?? null,
      url: `${services.config.publicUrl}/orders/${stop?.orderId}`,
    })),
  ];
  for (const { to, kind, subjectId, url } of sides) {
    const values = toSideValues(to.organizationId);
    await notify(tx, caller, { to, kind, subjectId, values, at });
    const recipients = await listEmailRecipients(tx, await listAudienceContactIds(tx, to));
    for (const recipient of recipients.filter(({ email }) => isEmailAddress(email)))
      await services.mailer.send(tx, {
        ...gateEmail(values, recipient, url),
        to: recipient.email,
        organizationId: stop?.organizationId ?? booking.locationOwnerId,
      });
  }
  for (const id of new Set(booking.stops.map(({ orderId }) => orderId))) await publishOrderChanged(tx, id);
}
