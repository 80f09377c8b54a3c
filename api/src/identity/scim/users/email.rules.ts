import type { Resource } from '../protocol/values.rules.ts';

type Address = { value?: string; primary?: boolean };

/** The primary address, or else the first one, or else the name if it is an address. */
export function readEmail({ emails, userName }: Resource): string | null {
  const addresses = (Array.isArray(emails) ? (emails as Address[]) : []).filter(({ value }) => value);
  const chosen = addresses.find(({ primary }) => primary) ?? addresses[0];
  if (chosen?.value) return chosen.value;
  return typeof userName === 'string' && userName.includes('@') ? userName : null;
}
