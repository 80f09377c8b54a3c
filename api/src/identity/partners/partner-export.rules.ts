import type { PartnerRow } from 'shared-contracts/identity/partners';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const PARTNER_EXPORT: ExportColumns<PartnerRow> = {
  name: column('text', ({ name }) => name),
  type: column('code', ({ type }) => type),
  status: column('code', ({ status }) => status),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
