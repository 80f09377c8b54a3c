import type { Message } from 'shared-ui';
import { approvalMessages } from './operations.messages.ts';

/** Describes how an operation's orders are approved. The same approver in both fields approves once. */
export function getApprovalMessage(
  approver1: string | null | undefined,
  approver2: string | null | undefined,
): Message {
  const approverIds = new Set([approver1, approver2].filter(Boolean));
  return [approvalMessages.none, approvalMessages.one, approvalMessages.two][approverIds.size] ?? approvalMessages.two;
}
