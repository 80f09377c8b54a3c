import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { usePreferences, watchSession } from 'shared-auth';
import { AppProviders } from 'shared-ui';
import { SlotHostProvider } from 'shared-ui/area';
import { createQueryClient } from 'shared-ui/data';
import { followReleases } from '../areas/adoption.ts';
import { watchRefusals } from '../areas/failure.ts';
import { followIntent } from '../areas/intent.ts';
import { tellOperations } from '../areas/reports.ts';
import { slotHost } from '../areas/slot.tsx';
import { warmUp } from '../areas/warm-up.ts';
import { showBrand } from '../host/brand.ts';
import { tellLostUser } from '../session/lost-user.ts';
import { Routed } from './routed.tsx';
import { createRouter, followSession } from './router.tsx';
import { hintSession } from './session-hint.ts';
import { loadTexts, useTexts, type Texts } from './texts.ts';

const client = createQueryClient();

/** Until what the first page is made of is there, or has failed: drawn earlier, an empty page would be styled and laid out, and then all of it again. */
const arrived = ({ state, subscribe }: ReturnType<typeof createRouter>) =>
  new Promise<void>((resolve) => {
    if (state.initialized) return resolve();
    const leave = subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });

function Portal({ router, first }: { router: ReturnType<typeof createRouter>; first: Texts }) {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <AppProviders client={client} language={language} texts={useTexts(language, first)}>
      <SlotHostProvider value={slotHost}>
        <Routed router={router} />
      </SlotHostProvider>
    </AppProviders>
  );
}

/** Draws the page that is asked for, and has at hand what comes next. */
export async function start() {
  watchRefusals();
  tellOperations();
  hintSession();
  watchSession();
  await showBrand();
  const router = createRouter();
  followSession(router);
  followReleases(router);
  const [first] = await Promise.all([loadTexts(usePreferences.getState().language), arrived(router)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the portal');
  tellLostUser();
  // In small pieces: the browser can draw and hear clicks in between.
  startTransition(() => createRoot(root).render(<Portal router={router} first={first} />));
  warmUp();
  followIntent();
}
