import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { usePreferences, watchSession } from 'shared-auth';
import { AppProviders } from 'shared-ui';
import { SlotHostProvider } from 'shared-ui/area';
import { createQueryClient } from 'shared-ui/data';
import { watchReleases } from '../areas/registry/release-updates.ts';
import { watchScriptErrors } from '../areas/loading/area-failure.ts';
import { preloadOnIntent } from '../areas/preload/preload-on-intent.ts';
import { startReporting } from '../areas/reports/reports.ts';
import { slotHost } from '../areas/slot/slot.tsx';
import { preloadAreas } from '../areas/preload/preload-areas.ts';
import { watchVitals } from '../areas/vitals/vitals.ts';
import { watchDriverPages } from '../driver-app/watch-driver-pages.ts';
import { initBrand } from '../host/brand.ts';
import { notifyUnreadableToken } from '../session/unreadable-token.ts';
import { RouterView } from './router-view.tsx';
import { createRouter, revalidateOnDuties } from './router.tsx';
import { writeUserCookie } from './session-hint.ts';
import { traceNavigations } from './trace-navigations.ts';
import { loadTexts, useTexts, type Texts } from './texts.ts';

const client = createQueryClient();

/** Resolves when the first page has loaded or failed. Rendering before would cost a second style and layout pass. */
const waitForFirstPage = ({ state, subscribe }: ReturnType<typeof createRouter>) =>
  new Promise<void>((resolve) => {
    if (state.initialized) return resolve();
    const unsubscribe = subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });

function Portal({ router, initialTexts }: { router: ReturnType<typeof createRouter>; initialTexts: Texts }) {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <AppProviders client={client} language={language} messages={useTexts(language, initialTexts)}>
      <SlotHostProvider value={slotHost}>
        <RouterView router={router} />
      </SlotHostProvider>
    </AppProviders>
  );
}

/** Renders the portal, then preloads what the user will probably need next. */
export async function start() {
  watchScriptErrors();
  startReporting();
  writeUserCookie();
  watchSession();
  await initBrand();
  const router = createRouter(client);
  traceNavigations(router);
  revalidateOnDuties(router);
  watchReleases(router);
  const [initialTexts] = await Promise.all([loadTexts(usePreferences.getState().language), waitForFirstPage(router)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  notifyUnreadableToken();
  // A transition lets the browser paint and handle input in between.
  startTransition(() => createRoot(root).render(<Portal router={router} initialTexts={initialTexts} />));
  preloadAreas();
  preloadOnIntent();
  watchVitals(router);
  watchDriverPages(router, client);
}
