import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import { allows } from 'shared-contracts/values/access';
import { warm } from './area-loader.ts';
import { areas } from './registry.ts';
import { savesData } from './saves-data.ts';

/** By then also a slow phone has drawn its first page; who points at a link before has its page brought at once (intent.ts). */
const AFTER_MS = 10_000;

function bringSeams(user: UserInfo) {
  const rest = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
  const mine = areas().filter(({ manifest }) => manifest.routes.some(({ access }) => allows(user, access)));
  for (const area of mine) rest(() => void warm(area));
}

/** Some time after somebody has signed in, when the browser is at rest, brings the seams of the areas that they may open: a few kilobytes each. */
export function warmUp() {
  if (savesData()) return;
  const soon = (user: UserInfo | undefined) => user && setTimeout(() => bringSeams(user), AFTER_MS);
  soon(useSession.getState().user);
  useSession.subscribe(({ user }, before) => user?.id !== before.user?.id && soon(user));
}
