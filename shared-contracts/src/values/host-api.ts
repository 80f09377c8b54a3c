const numbers = (version: string) => version.replace('^', '').split('.').map(Number) as [number, number, number];

/** Does a shell that lends this version have all that an area wants? `^1.2.0`: the same major, not older. */
export function accepts(range: string, version: string): boolean {
  const [wantedMajor, wantedMinor, wantedPatch] = numbers(range);
  const [major, minor, patch] = numbers(version);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}
