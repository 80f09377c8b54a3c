import type { AuditEntry } from 'shared-contracts/identity/audit';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const AUDIT_EXPORT: ExportColumns<AuditEntry> = {
  record: column('text', ({ name, subjectId }) => name ?? subjectId.slice(0, 8)),
  subject: column('code', ({ subject }) => subject),
  event: column('code', ({ event }) => event),
  who: column('text', ({ user, actor, apiKey }) =>
    [user?.name, actor?.name, apiKey?.name].filter((name) => name !== undefined),
  ),
  occurredAt: column('dateTime', ({ occurredAt }) => occurredAt),
  changed: column('code', ({ changes }) => changes.map(({ field }) => field)),
  organization: column('text', ({ organization }) => organization?.name),
};
