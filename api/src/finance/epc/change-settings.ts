import type { EpcSettings } from 'shared-contracts/finance/epc-purchases';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockSettings, updateSettings } from './settings.store.ts';

/** New terms apply to later purchases; invoices stay as issued. */
export const changeSettings = (db: Db, caller: Caller, settings: EpcSettings, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const changes = diffFields(await lockSettings(tx), settings);
    if (Object.keys(changes).length === 0) return;
    await updateSettings(tx, settings);
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: caller.organizationId,
      event: 'epcSettingsChanged',
      changes,
      occurredAt: now,
    });
  });
