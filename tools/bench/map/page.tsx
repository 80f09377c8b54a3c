import { createRoot, type Root } from 'react-dom/client';
import { AppProviders, getThemeSystem } from 'shared-ui';
import { createQueryClient } from 'shared-ui/data';
import { createFleetStore, MapVehicles, MapView, type FleetStore, type MapVehicle } from 'shared-ui/map';
import type { MapBench } from './calls.ts';

const MIDDLE = { latitude: 7.6, longitude: 80.7 };
const ZOOM = 8;
const title = { id: 'bench.map', defaultMessage: 'Vehicles' };

/** A seeded generator: every run measures the same. */
function randomly(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const random = randomly(7);
const vehiclesOf = (count: number): MapVehicle[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    plate: `WP-${String(index).padStart(5, '0')}`,
    motion: index % 3 === 0 ? 'stopped' : 'moving',
    heading: Math.floor(random() * 360),
    latitude: 6 + random() * 3.6,
    longitude: 79.9 + random() * 1.8,
  }));

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** Resolves after pending changes have been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const until = async (holds: () => boolean) => {
  while (!holds()) await nextFrame();
};

let root: Root | undefined;
let fleet: FleetStore = createFleetStore();

/** Milliseconds from an empty page until the map is drawn. */
async function show(count: number): Promise<number> {
  root?.unmount();
  await nextFrame();
  await nextFrame();
  fleet = createFleetStore(vehiclesOf(count));
  const displayedFleet = fleet;
  const place = document.getElementById('root') as HTMLElement;
  const start = performance.now();
  root = createRoot(place);
  root.render(
    <AppProviders client={createQueryClient()} language="en">
      <MapView label={title} center={MIDDLE} zoom={ZOOM} height="100dvh">
        {count > 0 && <MapVehicles fleet={displayedFleet} onSelect={() => undefined} />}
      </MapView>
    </AppProviders>,
  );
  await until(() => document.querySelector(count > 0 ? '.consign-cluster' : '[data-map]') !== null);
  await nextFrame();
  return performance.now() - start;
}

const CALM_MS = 34;

/** Resolves when the map has been drawn: a series of fast frames, or after ten seconds. */
async function settle() {
  const end = performance.now() + 10_000;
  for (let calm = 0, last = await nextFrame(); calm < 60 && last < end;) {
    const now = await nextFrame();
    calm = now - last <= CALM_MS ? calm + 1 : 0;
    last = now;
  }
}

/** Runs updates per second for a duration: the milliseconds of every frame and of the longest task. */
async function run(seconds: number, perSecond: number): Promise<{ frames: number[]; longestTask: number }> {
  await settle();
  const tasks: number[] = [0];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  const batch = setInterval(() => {
    const all = fleet.getVisible();
    fleet.updatePositions(
      Array.from({ length: perSecond / 4 }, () => {
        const { id, latitude, longitude } = all[Math.floor(random() * all.length)] as MapVehicle;
        return {
          id,
          motion: 'moving' as const,
          heading: Math.floor(random() * 360),
          latitude: latitude + (random() - 0.5) / 100,
          longitude: longitude + (random() - 0.5) / 100,
        };
      }),
    );
  }, 250);
  const frames: number[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let last = await nextFrame(); last < end;) {
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  clearInterval(batch);
  observer.disconnect();
  return { frames, longestTask: Math.max(...tasks) };
}

/** Milliseconds from a key press to the paint of the filtered vehicles. */
async function filter(text: string): Promise<number> {
  await settle();
  const start = performance.now();
  fleet.setFilter(text ? ({ plate }) => plate.toLowerCase().includes(text) : null);
  await painted();
  return performance.now() - start;
}

getThemeSystem();
const mapBench: MapBench = { show, run, filter };
Object.assign(window, { mapBench });
