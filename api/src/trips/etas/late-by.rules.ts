/**
 * By how many seconds a stop is reached after the first of its windows ends; null: in time, or without a window.
 * @param windows their ends
 */
export function findLateBy(eta: number | null, windows: readonly (number | null)[]): number | null {
  const ends = windows.filter((end) => end !== null);
  if (eta === null || ends.length === 0) return null;
  const lateBy = eta - Math.min(...ends);
  return lateBy > 0 ? lateBy : null;
}
