import type { Words } from 'shared-ui';
import { approvals } from './operations.messages.ts';

/** What the approvers of an operation mean for its orders; one who is both approves once. */
export function approvalWords(approver1: string | null | undefined, approver2: string | null | undefined): Words {
  const different = new Set([approver1, approver2].filter(Boolean));
  return [approvals.none, approvals.one, approvals.two][different.size] ?? approvals.two;
}
