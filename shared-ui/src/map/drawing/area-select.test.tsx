import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { MapAreaSelect, MapView } from '../index.ts';

const KANDY = { latitude: 7.29, longitude: 80.63 };

test('selects an area by dragging a rectangle, and clears it', async () => {
  const onChange = jest.fn();
  const { user } = renderScreen(
    <MapView label={{ id: 'test.map', defaultMessage: 'Orders' }} center={KANDY}>
      <MapAreaSelect area={null} onChange={onChange} />
    </MapView>,
    { replies: { 'GET organizations/my': () => ({ mapToken: null }) } },
  );
  await user.click(await screen.findByRole('button', { name: 'Rectangle' }));
  expect(screen.getByText('Drag from corner to corner. Press Escape to cancel')).toBeVisible();
  const surface = document.querySelector('[data-map-drawing]')!;
  const at = (x: number, y: number) => ({ target: surface, coords: { x, y } });
  await user.pointer([
    { keys: '[MouseLeft>]', ...at(300, 200) },
    at(500, 400),
    { keys: '[/MouseLeft]', ...at(500, 400) },
  ]);
  const [area] = onChange.mock.lastCall as [{ latitude: number; longitude: number }[]];
  expect(area).toHaveLength(4);
  const latitudes = area.map(({ latitude }) => latitude);
  expect([Math.min(...latitudes) < KANDY.latitude, Math.max(...latitudes) > KANDY.latitude]).toEqual([true, true]);
  expect(document.querySelector('[data-map-drawing]')).toBeNull();
});
