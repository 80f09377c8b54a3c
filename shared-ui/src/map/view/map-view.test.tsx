import { act, screen, waitFor, within } from '@testing-library/react';
import { MAP_SETTINGS } from 'shared-contracts/values/maps';
import { accessibilityFaults, refuse, renderScreen, shownMap, withoutWebGl } from 'shared-ui/testing';
import { GeofenceEditor, MapGeofences, MapLine, MapMarkers, MapView, MapWithList, type Geofence } from './index.ts';
import { useState } from 'react';

const title = { id: 'test.map', defaultMessage: 'Route' };
const COLOMBO = { latitude: 6.93, longitude: 79.86 };
const KANDY = { latitude: 7.29, longitude: 80.63 };
const stops = [
  { id: 'a', ...COLOMBO, label: 'Port of Colombo', text: '1' },
  { id: 'b', ...KANDY, label: 'Kandy depot', text: '2' },
];
const near = Array.from({ length: 12 }, (_, index) => ({
  id: `n${index}`,
  latitude: 6.93 + index / 10_000,
  longitude: 79.86,
  label: `Place ${index}`,
}));
const TILES = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: 'Tile makers',
  link: 'https://tiles.example/about',
};
const token = (mapToken: string | null) => ({ replies: { 'GET organizations/my': () => ({ mapToken }) } });
const failedTile = { sourceId: 'tiles', error: { message: 'Failed to fetch' } };

beforeEach(() => {
  document.getElementById(MAP_SETTINGS)?.remove();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="${MAP_SETTINGS}">${JSON.stringify({ tiles: TILES })}</script>`,
  );
});
afterEach(() => jest.useRealTimers());

test('a map begins at zoom 13, names whom its pictures are from, and can be used by all', async () => {
  const { container } = renderScreen(<MapView label={title} center={KANDY} />, token(null));
  const map = await shownMap();
  expect([map.engine, map.zoom(), map.center()]).toEqual(['maplibre', 13, KANDY]);
  expect(await screen.findByRole('link', { name: 'Tile makers' })).toHaveAttribute('href', TILES.link);
  expect(screen.getByRole('group', { name: 'Route' })).toHaveAttribute('aria-busy', 'false');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('with the organization’s token it is Mapbox’s, and ours again when the token is refused', async () => {
  renderScreen(
    <MapView label={title} fit={stops}>
      <MapMarkers markers={stops} isClustered={false} />
    </MapView>,
    token('pk.given'),
  );
  const mapbox = await shownMap();
  expect(mapbox.engine).toBe('mapbox');
  await screen.findByRole('img', { name: 'Kandy depot' });
  mapbox.tell('error', { error: { status: 401, message: 'Unauthorized' } });
  await waitFor(async () => expect((await shownMap()).engine).toBe('maplibre'));
  expect(await screen.findByRole('img', { name: 'Kandy depot' })).toBeInTheDocument();
});

test('without an answer about the token the map is there all the same', async () => {
  renderScreen(<MapView label={title} center={KANDY} />, {
    replies: { 'GET organizations/my': () => refuse(500, 'internal') },
  });
  expect((await shownMap()).engine).toBe('maplibre');
});

test('stops keep their numbers, the line joins them, and all of it is shown', async () => {
  const { user } = renderScreen(
    <MapView label={title} fit={stops}>
      <MapMarkers markers={stops} isClustered={false} />
      <MapLine points={stops} />
    </MapView>,
    token(null),
  );
  expect(await screen.findByRole('img', { name: 'Port of Colombo' })).toHaveTextContent('1');
  const map = await shownMap();
  expect(map.lines()).toEqual([[COLOMBO, KANDY]]);
  expect(map.center().latitude).toBeCloseTo(7.11);
  map.zoomTo(16, KANDY);
  expect(map.markers()).toEqual(['Kandy depot']);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(map.markers()).toEqual(['Kandy depot', 'Port of Colombo']);
});

test('places that stand close are one bubble with their number, which falls apart by a click', async () => {
  const onSelect = jest.fn();
  const { user } = renderScreen(
    <MapView label={title} center={COLOMBO} zoom={8}>
      <MapMarkers markers={[...near, stops[1]!]} onSelect={onSelect} />
    </MapView>,
    token(null),
  );
  const bubble = await screen.findByRole('button', { name: '12 places, zoom in' });
  expect(bubble).toHaveTextContent('12');
  const map = await shownMap();
  expect(map.markers()).toEqual(['12 places, zoom in', 'Kandy depot']);
  await user.click(bubble);
  expect(map.zoom()).toBeGreaterThan(12);
  map.zoomTo(17);
  await user.click(screen.getByRole('button', { name: 'Place 3' }));
  expect(onSelect).toHaveBeenCalledWith('n3');
});

const areas: Geofence[] = [
  { kind: 'circle', ...KANDY, radius: 500 },
  { kind: 'polygon', points: [COLOMBO, KANDY, { latitude: 7, longitude: 80.6 }] },
];

test('geofences are drawn as they are and change with what is given', async () => {
  const { user } = renderScreen(<Switching />, token(null));
  const map = await shownMap();
  await waitFor(() => expect(map.geofences().map((corners) => corners.length)).toEqual([64, 3]));
  await user.click(screen.getByRole('button', { name: 'fewer' }));
  expect(map.geofences()).toEqual([[COLOMBO, KANDY, { latitude: 7, longitude: 80.6 }]]);
});

function Switching() {
  const [shown, setShown] = useState(areas);
  return (
    <>
      <MapView label={title} fit={stops}>
        <MapGeofences geofences={shown} />
      </MapView>
      <button type="button" onClick={() => setShown(areas.slice(1))}>
        fewer
      </button>
    </>
  );
}

test('a geofence is drawn, told, and taken away', async () => {
  const told: (Geofence | null)[] = [];
  const { user } = renderScreen(<Editor told={told} />, token(null));
  const drawing = await (await shownMap()).drawing();
  await user.click(await screen.findByRole('button', { name: 'Draw circle' }));
  expect(drawing.begun()).toBe('circle');
  expect(screen.getByText('Click the centre, then the edge. Escape cancels')).toBeInTheDocument();
  drawing.draw(areas[0]!);
  expect(screen.queryByText(/Escape cancels/)).not.toBeInTheDocument();
  expect(drawing.shown()).toEqual(areas[0]);
  await user.click(screen.getByRole('button', { name: 'Remove geofence' }));
  expect([drawing.shown(), told]).toEqual([null, [areas[0], null]]);
});

function Editor({ told }: { told: (Geofence | null)[] }) {
  const [geofence, setGeofence] = useState<Geofence | null>(null);
  const change = (next: Geofence | null) => {
    told.push(next);
    setGeofence(next);
  };
  return (
    <MapView label={title} center={KANDY}>
      <GeofenceEditor geofence={geofence} onChange={change} />
    </MapView>
  );
}

test('every marker can be chosen in the list beside the map, which goes there', async () => {
  const { user } = renderScreen(<Listed />, token(null));
  const map = await shownMap();
  await waitFor(() => expect(map.markers()).toHaveLength(stops.length)); // it has been fitted, too
  map.zoomTo(15, COLOMBO);
  await user.click(screen.getByRole('button', { name: '2 Kandy depot' }));
  expect(map.center()).toEqual(KANDY);
  expect(await screen.findByRole('button', { name: 'Kandy depot' })).toHaveAttribute('aria-current', 'true');
});

function Listed() {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <MapWithList label={title} places={stops} selected={selected} onSelect={setSelected}>
      <MapView label={title} fit={stops}>
        <MapMarkers markers={stops} selected={selected} onSelect={setSelected} />
      </MapView>
    </MapWithList>
  );
}

test('after three pictures that fail the shipped land is shown, and pictures again when the network is back', async () => {
  renderScreen(<MapView label={title} center={KANDY} />, token(null));
  await screen.findByRole('link', { name: 'Tile makers' });
  const map = await shownMap();
  map.tell('error', failedTile);
  map.tell('error', { sourceId: 'tiles', error: { status: 404 } });
  map.tell('error', failedTile);
  expect([screen.queryByText(/cannot be reached/), map.geofences()]).toEqual([null, []]);
  map.tell('error', failedTile);
  expect(screen.getByText('Map pictures cannot be reached. A simple outline is shown')).toBeInTheDocument();
  expect([map.areTilesShown(), screen.getByRole('link', { name: 'Natural Earth' }).getAttribute('href')]).toEqual([
    false,
    'https://www.naturalearthdata.com',
  ]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(map.areTilesShown()).toBe(true);
  map.tell('sourcedata', { sourceId: 'tiles', tile: { state: 'loaded' } });
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tile makers' })).toBeInTheDocument();
});

test('a picture that has not come after 10 s counts as one that failed; one that came or is no longer wanted does not', async () => {
  renderScreen(<MapView label={title} center={KANDY} />, token(null));
  await screen.findByRole('link', { name: 'Tile makers' });
  const map = await shownMap();
  jest.useFakeTimers();
  const [unwanted, missing, last, ...hanging] = Array.from({ length: 5 }, () => ({ state: 'loading' }));
  for (const tile of [unwanted!, missing!, ...hanging]) map.tell('sourcedataloading', { sourceId: 'tiles', tile });
  map.tell('sourcedataloading', { sourceId: 'other', tile: { state: 'loading' } });
  map.tell('sourcedataabort', { sourceId: 'tiles', tile: unwanted! });
  missing!.state = 'errored';
  act(() => jest.advanceTimersByTime(1));
  map.tell('sourcedataloading', { sourceId: 'tiles', tile: last! });
  act(() => jest.advanceTimersByTime(9_999));
  expect([map.areTilesShown(), screen.queryByText(/cannot be reached/)]).toEqual([true, null]);
  act(() => jest.advanceTimersByTime(1));
  expect([map.areTilesShown(), screen.getByText(/cannot be reached/)]).toEqual([false, expect.anything()]);
  act(() => jest.advanceTimersByTime(60_000));
  for (const tile of hanging) map.tell('sourcedataloading', { sourceId: 'tiles', tile });
  act(() => jest.advanceTimersByTime(10_000));
  expect([map.areTilesShown(), screen.getByText(/cannot be reached/)]).toEqual([true, expect.anything()]);
  map.tell('sourcedata', { sourceId: 'tiles', tile: { state: 'loaded' } });
  expect([map.areTilesShown(), screen.queryByText(/cannot be reached/)]).toEqual([true, null]);
});

test('they are tried again every minute', async () => {
  renderScreen(<MapView label={title} center={KANDY} />, token(null));
  await screen.findByRole('link', { name: 'Tile makers' });
  const map = await shownMap();
  jest.useFakeTimers();
  for (let tile = 0; tile < 3; tile += 1) map.tell('error', failedTile);
  act(() => jest.advanceTimersByTime(59_999));
  expect(map.areTilesShown()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(map.areTilesShown()).toBe(true);
});

test('a browser that cannot draw says so, and the list still serves', () =>
  withoutWebGl(async () => {
    const { user } = renderScreen(<Listed />, token(null));
    expect(await screen.findByText('This browser cannot draw maps')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2 Kandy depot' }));
    expect(screen.getByRole('button', { name: '2 Kandy depot' })).toHaveAttribute('aria-current', 'true');
  }));

test('a dialog shows it larger, and the whole window if wanted', async () => {
  const { user } = renderScreen(
    <MapView label={title} fit={stops}>
      <MapMarkers markers={stops} />
    </MapView>,
    token(null),
  );
  await user.click(await screen.findByRole('button', { name: 'Open larger map' }));
  const dialog = await screen.findByRole('dialog', { name: 'Route' });
  expect(await within(dialog).findByRole('img', { name: 'Kandy depot' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  await user.click(screen.getByRole('button', { name: 'End full screen' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByRole('img', { name: 'Kandy depot' })).toBeInTheDocument();
});
