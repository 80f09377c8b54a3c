import type { Caller } from '../../../platform/access/caller.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { lockUnknownDevices, takeHeldPositions } from './held-positions.store.ts';
import { publishDevicesChanged } from './publish-devices-changed.ts';
import { findSender, setIgnored } from './refused-devices.store.ts';

/** Ignoring a device removes its held positions, and no more are held. @throws 404 */
export const setDeviceIgnored = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  isIgnored: boolean,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const sender = await findSender(tx, caller, id);
    if (!sender) throw notFound();
    const { organizationId } = sender;
    await lockUnknownDevices(tx, [organizationId]);
    if (!(await setIgnored(tx, sender, isIgnored))) return;
    if (isIgnored) await takeHeldPositions(tx, sender);
    await recordTimeline(tx, caller, {
      subject: 'trackingDevice',
      subjectId: id,
      event: isIgnored ? 'ignored' : 'restored',
      organizationId,
      occurredAt: now(),
    });
    await publishDevicesChanged(tx, [organizationId]);
  });
