import type { AuditChange } from 'shared-contracts/audit';

/** A value as it is shown: text, a moment in unix seconds, yes or no, or codes that have words. */
export type Shown =
  | { text: string }
  | { at: number }
  | { is: boolean }
  | { status: string }
  | { kind: string }
  | { choice: string }
  | { loading: string[] }
  | { stages: string[] }
  | 'nothing';

/** Numbers from here on are moments: the year 2001. */
const MOMENTS = 1_000_000_000;
/** What is earlier all the same. */
const EARLY = ['birthDate'];
const CHOICES = ['unitStandard', 'calculationBasedDate', 'defaultMileageBilling'];
const STATUSES = ['registered', 'active', 'blocked'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The words for a part of a record, by its name in the code. */
type Call = (key: string) => string;

/** What a person calls a part of a list: its name, or what it says; what it does not say is left out. */
function partText(part: unknown, call: Call): string {
  if (Array.isArray(part)) return part.map((one) => partText(one, call)).join(', ');
  if (!isObject(part)) return String(part);
  const { name, label, url, model, rule, amount } = part;
  if (typeof model === 'string' && typeof rule === 'string') return `${model}: ${rule}`;
  if (typeof name === 'string') return typeof amount === 'string' ? `${name}: ${amount}` : name;
  if (typeof label === 'string' && typeof url === 'string') return `${label} (${url})`;
  const said = Object.entries(part).filter(([, value]) => value !== null);
  return said
    .map(([key, value]) => `${call(key)}: ${partText(value, call)}`)
    .join(said.some(([, value]) => isObject(value) && !Array.isArray(value)) ? '\n' : ', ');
}

function shownNumber(field: string, value: number): Shown {
  const status = field === 'status' ? STATUSES[value] : undefined;
  if (status) return { status };
  return value >= MOMENTS || EARLY.includes(field) ? { at: value } : { text: String(value) };
}

function shownText(field: string, value: string): Shown {
  if (field === 'status') return { status: value };
  if (CHOICES.includes(field)) return { choice: value };
  return field === 'kind' ? { kind: value } : { text: value };
}

function shownList(field: string, values: readonly unknown[], call: Call): Shown {
  if (values.length === 0) return 'nothing';
  if (field === 'notificationTypes') return { stages: values.map(String) };
  return field === 'loadingOptions'
    ? { loading: values.map(String) }
    : { text: values.map((one) => partText(one, call)).join('\n') };
}

export function shownValue(field: string, value: unknown, call: Call = (key) => key): Shown {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return { is: value };
  if (typeof value === 'number') return shownNumber(field, value);
  if (typeof value === 'string') return shownText(field, value);
  if (Array.isArray(value)) return shownList(field, value, call);
  return { text: partText(value, call) };
}

/** A secret is written down as changed, without what it was and is. */
export const isSecret = ({ from, to }: AuditChange) => from === null && to === null;
