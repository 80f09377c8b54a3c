import type { AuditChange } from 'shared-contracts/audit';

/** A value as it is shown: text, a moment in unix seconds, yes or no, or a code that has words. */
export type Shown = { text: string } | { at: number } | { is: boolean } | { status: string } | 'nothing';

/** Numbers from here on are moments: the year 2001. */
const MOMENTS = 1_000_000_000;
const STATUSES = ['registered', 'active', 'blocked'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a person calls a part of a list: its name, or what it says. */
function partText(part: unknown): string {
  if (Array.isArray(part)) return part.map(partText).join(', ');
  if (!isObject(part)) return String(part);
  const { name, label, url, model, rule } = part;
  if (typeof model === 'string' && typeof rule === 'string') return `${model}: ${rule}`;
  if (typeof name === 'string') return name;
  if (typeof label === 'string' && typeof url === 'string') return `${label} (${url})`;
  return Object.entries(part).map(([key, value]) => `${key}: ${partText(value)}`).join(', ');
}

function shownNumber(field: string, value: number): Shown {
  const status = field === 'status' ? STATUSES[value] : undefined;
  if (status) return { status };
  return value >= MOMENTS ? { at: value } : { text: String(value) };
}

export function shownValue(field: string, value: unknown): Shown {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return { is: value };
  if (typeof value === 'number') return shownNumber(field, value);
  if (Array.isArray(value)) return value.length > 0 ? { text: value.map(partText).join('\n') } : 'nothing';
  return { text: partText(value) };
}

/** A secret is written down as changed, without what it was and is. */
export const isSecret = ({ from, to }: AuditChange) => from === null && to === null;
