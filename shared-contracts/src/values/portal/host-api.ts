const toNumbers = (version: string) => version.replace('^', '').split('.').map(Number) as [number, number, number];

/** Whether a shell of this version satisfies an area's range. `^1.2.0`: the same major, not older. */
export function isHostApiCompatible(range: string, version: string): boolean {
  const [requiredMajor, requiredMinor, requiredPatch] = toNumbers(range);
  const [major, minor, patch] = toNumbers(version);
  return major === requiredMajor && (minor > requiredMinor || (minor === requiredMinor && patch >= requiredPatch));
}
