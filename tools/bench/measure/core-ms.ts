/** Milliseconds of one core since the process started, independent of other load on the machine. */
export function coreMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
