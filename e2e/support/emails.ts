import type { Page } from 'shared-contracts/common';
import type { Email, EmailRow } from 'shared-contracts/identity/emails';
import { type Api, unwrap } from './api.ts';

/** Lists the texts of e-mails to an address from root's outbox, newest first. */
export async function listEmailsTo(root: Api, address: string): Promise<string[]> {
  const { items } = await unwrap(root.get<Page<EmailRow>>(`/mails?search=${encodeURIComponent(address)}&limit=9999`));
  const emails = items.filter(({ recipient }) => recipient === address);
  return Promise.all(emails.map(async ({ id }) => (await unwrap(root.get<Email>(`/mails/${id}`))).text));
}

/** Returns the first capture group of the pattern in the first matching e-mail. */
export function extract(emails: readonly string[], pattern: RegExp): string {
  const match = emails.map((text) => pattern.exec(text)?.[1]).find((value) => value !== undefined);
  if (match === undefined) throw new Error(`No e-mail matches ${String(pattern)}`);
  return match;
}
