/**
 * By how many seconds a stop is reached after the first of its windows ends; null: in time, or without a window.
 * @param windows their ends
 */
export function findLateBy(eta: number | null, windows: readonly (number | null)[]): number | null {
  if (eta === null) return null;
  const lateBy = eta - Math.min(...windows.filter((end) => end !== null));
  return lateBy > 0 ? lateBy : null;
}
