/**
 * The seconds between the end of the earliest window and the arrival; null if it is in time or there is no window.
 * @param windows their ends
 */
export function findLateBy(eta: number | null, windows: readonly (number | null)[]): number | null {
  if (eta === null) return null;
  const lateBy = eta - Math.min(...windows.filter((end) => end !== null));
  return lateBy > 0 ? lateBy : null;
}
