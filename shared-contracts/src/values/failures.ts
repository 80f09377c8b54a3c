/** What keeps a page of an area from being there; the number is shown, and names the page in `docs/failures`. */
export const FAILURES = {
  slow: 1,
  missing: 2,
  unreachable: 3,
  altered: 4,
  blocked: 5,
  tooNew: 6,
  mismatched: 7,
  unstarted: 8,
  broken: 9,
} as const;

export type FailureKind = keyof typeof FAILURES;
