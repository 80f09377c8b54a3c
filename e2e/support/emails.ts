import type { Page } from 'shared-contracts/common';
import type { Mail, MailRow } from 'shared-contracts/outbox';
import { type Api, done } from './api.ts';

/** The texts of the mails to an address, as root reads them in the outbox, the newest first. */
export async function mailsTo(root: Api, address: string): Promise<string[]> {
  const { items } = await done(root.get<Page<MailRow>>(`/mails?search=${encodeURIComponent(address)}&limit=9999`));
  const mails = items.filter(({ recipient }) => recipient === address);
  return Promise.all(mails.map(async ({ id }) => (await done(root.get<Mail>(`/mails/${id}`))).text));
}

/** What stands in the first of the mails that has it. */
export function found(mails: readonly string[], pattern: RegExp): string {
  const match = mails.map((text) => pattern.exec(text)?.[1]).find((part) => part !== undefined);
  if (match === undefined) throw new Error(`No mail has ${String(pattern)}`);
  return match;
}
