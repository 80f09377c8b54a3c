import { waitFor } from '@testing-library/react';
import type { AreaReport } from 'shared-contracts/portal/area-reports';
import { createMemoryRouter } from 'shared-ui/router';
import { startReporting } from '../reports/reports.ts';
import { watchVitals } from './vitals.ts';

type Entry = { entryType: string; name: string; startTime: number; duration: number; interactionId?: number };
type Deliver = (list: { getEntries: () => Entry[] }) => void;

const recorded: Entry[] = [];

/** Delivers what a browser has recorded before, as with `buffered`. */
class RecordedPerformance {
  static supportedEntryTypes = ['paint', 'event', 'first-input'];
  readonly deliver: Deliver;
  constructor(deliver: Deliver) {
    this.deliver = deliver;
  }
  observe({ type }: { type: string }) {
    this.deliver({ getEntries: () => recorded.filter(({ entryType }) => entryType === type) });
  }
  takeRecords = () => [];
  disconnect = () => undefined;
}

class EventTiming {
  get interactionId() {
    return 0;
  }
}

const toPage = (name: string, build: string) => ({
  area: { name },
  loader: { state: () => ({ status: 'ready', value: { build } }) },
});

test('reports what browsers measured by the area and release that were shown', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  Object.assign(globalThis, { PerformanceObserver: RecordedPerformance, PerformanceEventTiming: EventTiming });
  Object.assign(performance, { getEntriesByType: () => [] });
  const sent: AreaReport[] = [];
  globalThis.fetch = async (input, init) => {
    sent.push(await new Request(input, init).json());
    return new Response();
  };
  const router = createMemoryRouter(
    [
      { path: '/orders', loader: () => toPage('mfe-orders', 'now') },
      { path: '/trips', loader: () => toPage('mfe-trips', 'old') },
    ],
    { initialEntries: ['/orders'] },
  );
  await waitFor(() => expect(router.state.initialized).toBe(true));
  startReporting();
  const stop = watchVitals(router);
  recorded.push({ entryType: 'paint', name: 'first-contentful-paint', startTime: 1_234, duration: 0 });
  await jest.advanceTimersByTimeAsync(2_000);
  await router.navigate('/trips');
  const startTime = performance.now() + 1;
  recorded.push({ entryType: 'event', name: 'click', startTime, duration: 320, interactionId: 7 });
  await jest.advanceTimersByTimeAsync(6_000);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.vitals).toEqual([
    { area: 'mfe-orders', build: 'now', vital: 'fcp', value: 1_234 },
    { area: 'mfe-trips', build: 'old', vital: 'inp', value: 320 },
  ]);
  stop();
});
