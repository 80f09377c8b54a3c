import { useSession } from 'shared-auth';
import { allows } from 'shared-contracts/values/access';
import { warm } from './area-loader.ts';
import { areas } from './registry.ts';

const AFTER_MS = 3_000;

type Network = Navigator & { connection?: { saveData?: boolean } };

/** When the browser is at rest, brings the seams of the areas that this user may open: a few kilobytes each. */
export function warmUp() {
  const { user } = useSession.getState();
  if (!user || (navigator as Network).connection?.saveData) return;
  const mine = areas().filter(({ manifest }) => manifest.routes.some(({ access }) => allows(user, access)));
  const rest = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
  setTimeout(() => mine.forEach(({ name }) => rest(() => void warm(name))), AFTER_MS);
}
