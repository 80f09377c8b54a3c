import { act, screen, waitFor, within } from '@testing-library/react';
import { MAP_SETTINGS_ELEMENT_ID } from 'shared-contracts/values/network/maps';
import { findAccessibilityViolations, errorReply, renderScreen, findMap, withoutWebGl } from 'shared-ui/testing';
import { GeofenceEditor, MapGeofences, MapLine, MapMarkers, MapView, MapWithList, type Geofence } from '../index.ts';
import { useState } from 'react';

const title = { id: 'test.map', defaultMessage: 'Route' };
const COLOMBO = { latitude: 6.93, longitude: 79.86 };
const KANDY = { latitude: 7.29, longitude: 80.63 };
const stops = [
  { id: 'a', ...COLOMBO, label: 'Port of Colombo', text: '1' },
  { id: 'b', ...KANDY, label: 'Kandy depot', text: '2' },
];
const closeStops = Array.from({ length: 12 }, (_, index) => ({
  id: `n${index}`,
  latitude: 6.93 + index / 10_000,
  longitude: 79.86,
  label: `Stop ${index}`,
}));
const TILES = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: 'Tile provider',
  link: 'https://tiles.example/about',
};
const withMapToken = (mapToken: string | null) => ({ replies: { 'GET organizations/my': () => ({ mapToken }) } });
const failedTile = { sourceId: 'tiles', error: { message: 'Failed to fetch' } };

beforeEach(() => {
  document.getElementById(MAP_SETTINGS_ELEMENT_ID)?.remove();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="${MAP_SETTINGS_ELEMENT_ID}">${JSON.stringify({ tiles: TILES, extract: null })}</script>`,
  );
});
afterEach(() => jest.useRealTimers());

test('starts at zoom 13 with the tiles’ attribution and without accessibility violations', async () => {
  const { container } = renderScreen(<MapView label={title} center={KANDY} />, withMapToken(null));
  const map = await findMap();
  expect([map.engine, map.zoom(), map.center()]).toEqual(['maplibre', 13, KANDY]);
  expect(await screen.findByRole('link', { name: 'Tile provider' })).toHaveAttribute('href', TILES.link);
  expect(screen.getByRole('group', { name: 'Route' })).toHaveAttribute('aria-busy', 'false');
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('uses Mapbox with the organization’s token, and MapLibre if the token is rejected', async () => {
  renderScreen(
    <MapView label={title} fitTo={stops}>
      <MapMarkers markers={stops} isClustered={false} />
    </MapView>,
    withMapToken('pk.token'),
  );
  const mapbox = await findMap();
  expect(mapbox.engine).toBe('mapbox');
  await screen.findByRole('img', { name: 'Kandy depot' });
  mapbox.emit('error', { error: { status: 401, message: 'Unauthorized' } });
  await waitFor(async () => expect((await findMap()).engine).toBe('maplibre'));
  expect(await screen.findByRole('img', { name: 'Kandy depot' })).toBeInTheDocument();
});

test('uses MapLibre if the token can’t be fetched', async () => {
  renderScreen(<MapView label={title} center={KANDY} />, {
    replies: { 'GET organizations/my': () => errorReply(500, 'internal') },
  });
  expect((await findMap()).engine).toBe('maplibre');
});

test('shows numbered stops with their line, and fits them into view', async () => {
  const { user } = renderScreen(
    <MapView label={title} fitTo={stops}>
      <MapMarkers markers={stops} isClustered={false} />
      <MapLine points={stops} />
    </MapView>,
    withMapToken(null),
  );
  expect(await screen.findByRole('img', { name: 'Port of Colombo' })).toHaveTextContent('1');
  const map = await findMap();
  expect(map.lines()).toEqual([[COLOMBO, KANDY]]);
  expect(map.center().latitude).toBeCloseTo(7.11);
  map.zoomTo(16, KANDY);
  expect(map.markers()).toEqual(['Kandy depot']);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(map.markers()).toEqual(['Kandy depot', 'Port of Colombo']);
});

test('clusters close markers, and expands the cluster on click', async () => {
  const onSelect = jest.fn();
  const { user } = renderScreen(
    <MapView label={title} center={COLOMBO} zoom={8}>
      <MapMarkers markers={[...closeStops, stops[1]!]} onSelect={onSelect} />
    </MapView>,
    withMapToken(null),
  );
  const cluster = await screen.findByRole('button', { name: '12 items, zoom in' });
  expect(cluster).toHaveTextContent('12');
  const map = await findMap();
  expect(map.markers()).toEqual(['12 items, zoom in', 'Kandy depot']);
  await user.click(cluster);
  expect(map.zoom()).toBeGreaterThan(12);
  map.zoomTo(17);
  await user.click(screen.getByRole('button', { name: 'Stop 3' }));
  expect(onSelect).toHaveBeenCalledWith('n3');
});

const allGeofences: Geofence[] = [
  { kind: 'circle', ...KANDY, radius: 500 },
  { kind: 'polygon', points: [COLOMBO, KANDY, { latitude: 7, longitude: 80.6 }] },
];

test('draws geofences and updates them', async () => {
  const { user } = renderScreen(<ToggleGeofences />, withMapToken(null));
  const map = await findMap();
  await waitFor(() => expect(map.geofences().map((corners) => corners.length)).toEqual([64, 3]));
  await user.click(screen.getByRole('button', { name: 'fewer' }));
  expect(map.geofences()).toEqual([[COLOMBO, KANDY, { latitude: 7, longitude: 80.6 }]]);
});

function ToggleGeofences() {
  const [geofences, setGeofences] = useState(allGeofences);
  return (
    <>
      <MapView label={title} fitTo={stops}>
        <MapGeofences geofences={geofences} />
      </MapView>
      <button type="button" onClick={() => setGeofences(allGeofences.slice(1))}>
        fewer
      </button>
    </>
  );
}

test('draws, reports and removes a geofence', async () => {
  const changes: (Geofence | null)[] = [];
  const { user } = renderScreen(<Editor changes={changes} />, withMapToken(null));
  const drawing = await (await findMap()).drawing();
  await user.click(await screen.findByRole('button', { name: 'Draw circle' }));
  expect(drawing.getStartedKind()).toBe('circle');
  expect(screen.getByText('Click the centre, then the edge. Press Escape to cancel')).toBeInTheDocument();
  drawing.draw(allGeofences[0]!);
  expect(screen.queryByText(/Press Escape/)).not.toBeInTheDocument();
  expect(drawing.getGeofence()).toEqual(allGeofences[0]);
  await user.click(screen.getByRole('button', { name: 'Remove geofence' }));
  expect([drawing.getGeofence(), changes]).toEqual([null, [allGeofences[0], null]]);
});

test('starts drawing at once, and closes a polygon when the map is left', async () => {
  const changes: (Geofence | null)[] = [];
  const { user } = renderScreen(
    <>
      <Editor changes={changes} startWith="polygon" />
      <button type="button">Save</button>
    </>,
    withMapToken(null),
  );
  const drawing = await (await findMap()).drawing();
  await waitFor(() => expect(drawing.getStartedKind()).toBe('polygon'));
  const triangle = allGeofences.find(({ kind }) => kind === 'polygon')!;
  drawing.placeCorners(triangle);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(changes).toEqual([triangle]);
  expect(screen.queryByText(/Press Escape/)).not.toBeInTheDocument();
});

function Editor({ changes, startWith }: { changes: (Geofence | null)[]; startWith?: Geofence['kind'] }) {
  const [geofence, setGeofence] = useState<Geofence | null>(null);
  const handleChange = (next: Geofence | null) => {
    changes.push(next);
    setGeofence(next);
  };
  return (
    <MapView label={title} center={KANDY}>
      <GeofenceEditor geofence={geofence} onChange={handleChange} {...(startWith && { startWith })} />
    </MapView>
  );
}

test('moves the map to a marker selected in the list', async () => {
  const { user } = renderScreen(<ListExample />, withMapToken(null));
  const map = await findMap();
  await waitFor(() => expect(map.markers()).toHaveLength(stops.length)); // fitted into view
  map.zoomTo(15, COLOMBO);
  await user.click(screen.getByRole('button', { name: '2 Kandy depot' }));
  expect(map.center()).toEqual(KANDY);
  expect(await screen.findByRole('button', { name: 'Kandy depot' })).toHaveAttribute('aria-current', 'true');
});

function ListExample() {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <MapWithList label={title} items={stops} selectedId={selected} onSelect={setSelected}>
      <MapView label={title} fitTo={stops}>
        <MapMarkers markers={stops} selectedId={selected} onSelect={setSelected} />
      </MapView>
    </MapWithList>
  );
}

test('shows the bundled land after three failed tiles, and tiles again when the browser is online', async () => {
  renderScreen(<MapView label={title} center={KANDY} />, withMapToken(null));
  await screen.findByRole('link', { name: 'Tile provider' });
  const map = await findMap();
  map.emit('error', failedTile);
  map.emit('error', { sourceId: 'tiles', error: { status: 404 } });
  map.emit('error', failedTile);
  expect([screen.queryByText(/can’t be loaded/), map.geofences()]).toEqual([null, []]);
  map.emit('error', failedTile);
  expect(screen.getByText('Map tiles can’t be loaded. Showing the built-in map')).toBeInTheDocument();
  expect([map.areTilesShown(), screen.getByRole('link', { name: 'Natural Earth' }).getAttribute('href')]).toEqual([
    false,
    'https://www.naturalearthdata.com',
  ]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(map.areTilesShown()).toBe(true);
  map.emit('sourcedata', { sourceId: 'tiles', tile: { state: 'loaded' } });
  expect(screen.queryByText(/can’t be loaded/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tile provider' })).toBeInTheDocument();
});

const EXTRACT = { path: '/basemap/extract-1.pmtiles', schema: 'protomaps', bounds: [79.5, 5.8, 82, 9.9] };

test('without a tile service, shows the bundled world with the streets of an extract, without a notice', async () => {
  document.getElementById(MAP_SETTINGS_ELEMENT_ID)!.textContent = JSON.stringify({ tiles: null, extract: EXTRACT });
  renderScreen(<MapView label={title} center={KANDY} />, withMapToken(null));
  const map = await findMap();
  await waitFor(() =>
    expect(map.archives()).toEqual({
      world: 'pmtiles:///assets/world.pmtiles',
      extract: 'pmtiles://http://localhost/basemap/extract-1.pmtiles',
    }),
  );
  const layers = map.layers().map((id) => id.replace(/-\d+$/, ''));
  for (const layer of ['world-land', 'world-border', 'world-town', 'world-country', 'extract-roads', 'extract-places'])
    expect(layers).toContain(layer);
  for (const name of ['Natural Earth', 'GeoNames', 'OpenStreetMap'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  expect(screen.queryByText(/can’t be loaded/)).not.toBeInTheDocument();
});

test('counts a tile as failed after 10 s, unless it was loaded or aborted', async () => {
  renderScreen(<MapView label={title} center={KANDY} />, withMapToken(null));
  await screen.findByRole('link', { name: 'Tile provider' });
  const map = await findMap();
  jest.useFakeTimers();
  const [abortedTile, failedLoad, lateTile, ...hangingTiles] = Array.from({ length: 5 }, () => ({ state: 'loading' }));
  for (const tile of [abortedTile!, failedLoad!, ...hangingTiles])
    map.emit('sourcedataloading', { sourceId: 'tiles', tile });
  map.emit('sourcedataloading', { sourceId: 'other', tile: { state: 'loading' } });
  map.emit('sourcedataabort', { sourceId: 'tiles', tile: abortedTile! });
  failedLoad!.state = 'errored';
  act(() => jest.advanceTimersByTime(1));
  map.emit('sourcedataloading', { sourceId: 'tiles', tile: lateTile! });
  act(() => jest.advanceTimersByTime(9_999));
  expect([map.areTilesShown(), screen.queryByText(/can’t be loaded/)]).toEqual([true, null]);
  act(() => jest.advanceTimersByTime(1));
  expect([map.areTilesShown(), screen.getByText(/can’t be loaded/)]).toEqual([false, expect.anything()]);
  act(() => jest.advanceTimersByTime(60_000));
  for (const tile of hangingTiles) map.emit('sourcedataloading', { sourceId: 'tiles', tile });
  act(() => jest.advanceTimersByTime(10_000));
  expect([map.areTilesShown(), screen.getByText(/can’t be loaded/)]).toEqual([true, expect.anything()]);
  map.emit('sourcedata', { sourceId: 'tiles', tile: { state: 'loaded' } });
  expect([map.areTilesShown(), screen.queryByText(/can’t be loaded/)]).toEqual([true, null]);
});

test('retries tiles every minute', async () => {
  renderScreen(<MapView label={title} center={KANDY} />, withMapToken(null));
  await screen.findByRole('link', { name: 'Tile provider' });
  const map = await findMap();
  jest.useFakeTimers();
  for (let tile = 0; tile < 3; tile += 1) map.emit('error', failedTile);
  act(() => jest.advanceTimersByTime(59_999));
  expect(map.areTilesShown()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(map.areTilesShown()).toBe(true);
});

test('shows a message without WebGL, and the list still works', () =>
  withoutWebGl(async () => {
    const { user } = renderScreen(<ListExample />, withMapToken(null));
    expect(await screen.findByText('This browser can’t show maps')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2 Kandy depot' }));
    expect(screen.getByRole('button', { name: '2 Kandy depot' })).toHaveAttribute('aria-current', 'true');
  }));

test('opens a larger map in a dialog, and in full screen', async () => {
  const { user } = renderScreen(
    <MapView label={title} fitTo={stops}>
      <MapMarkers markers={stops} />
    </MapView>,
    withMapToken(null),
  );
  await user.click(await screen.findByRole('button', { name: 'Open larger map' }));
  const dialog = await screen.findByRole('dialog', { name: 'Route' });
  expect(await within(dialog).findByRole('img', { name: 'Kandy depot' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  await user.click(screen.getByRole('button', { name: 'Exit full screen' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByRole('img', { name: 'Kandy depot' })).toBeInTheDocument();
});
