/** Why an area's page could not be shown. The number is displayed and identifies the article in `docs/failures`. */
export const FAILURE_NUMBERS = {
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

export type FailureKind = keyof typeof FAILURE_NUMBERS;
