/** Milliseconds of one core since the process started: what others on the machine do does not count. */
export function coreMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
