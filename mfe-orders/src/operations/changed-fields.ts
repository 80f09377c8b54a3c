import type { ChangedFields } from 'shared-ui/format';
import { feasibilityMessages, fields } from './operations.messages.ts';

/** How the timeline of an operation shows its changed fields. */
export const changedFields: ChangedFields = {
  name: fields.name,
  approver1: fields.approver1,
  approver2: fields.approver2,
  notificationContacts: fields.notificationContacts,
  locations: fields.locations,
  acceptanceMinutes: fields.acceptanceMinutes,
  feasibility: { label: fields.feasibility, codes: feasibilityMessages },
};
