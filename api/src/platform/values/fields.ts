const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** From and to of each field of `after` that differs from what was before, for the timeline. Of something new everything that is there does. */
export function changesOf<T extends object>(
  before: Partial<T>,
  after: T,
): Record<string, { from: unknown; to: unknown }> {
  const fields = (Object.keys(after) as (keyof T & string)[]).filter((field) => !isSame(before[field], after[field]));
  return Object.fromEntries(fields.map((field) => [field, { from: before[field] ?? null, to: after[field] }]));
}

/** What was left empty is none. */
export const emptyAsNull = <Input extends object>(input: Input) =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, value === '' ? null : (value as unknown)]),
  ) as Input;
