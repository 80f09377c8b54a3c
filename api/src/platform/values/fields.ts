const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields of `after` whose value differs from `before`, for the timeline. Pass `{}` as `before` for a new record. */
export function diffFields<T extends object>(
  before: Partial<T>,
  after: T,
): Record<string, { from: unknown; to: unknown }> {
  const fields = (Object.keys(after) as (keyof T & string)[]).filter((field) => !isEqual(before[field], after[field]));
  return Object.fromEntries(fields.map((field) => [field, { from: before[field] ?? null, to: after[field] }]));
}

/** Stores empty form fields as null. */
export const emptyToNull = <Input extends object>(input: Input) =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, value === '' ? null : (value as unknown)]),
  ) as Input;
