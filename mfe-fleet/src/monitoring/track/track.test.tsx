import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, findMap } from 'shared-ui/testing';
import { NOW, renderMonitoring, START, track } from '../testing/render-monitoring.tsx';

const { matchMedia } = window;
const mockMedia = (feature: string) =>
  Object.assign(window, {
    matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: query.includes(feature), media: query }),
  });
afterEach(() => {
  Object.assign(window, { matchMedia });
  jest.useRealTimers();
});

describe('a track', () => {
  const TRACK_URL = '/?vehicle=WP+LK-4521&range=custom&from=1795000000&to=1795100000';

  test('opens from a link with only vehicle and span', async () => {
    const { router } = renderMonitoring('/?vehicle=WP+LK-4521&from=1795000000&to=1795100000');
    expect(await screen.findByText('Left Kandy city depot')).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('range')).toBe('custom');
  });

  test('shows its figures, stops and locations, and is drawn by speed', async () => {
    const { user, calls, baseElement } = renderMonitoring(TRACK_URL);
    expect(await screen.findByText('Left Kandy city depot')).toBeVisible();
    for (const text of [
      '11.0 km',
      '98 km/h',
      '01:01',
      '00:10',
      'Arrived at Kandy city depot',
      'Slow, below 30 km/h',
      'Fast, from 90 km/h',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(calls).toContain(
      'GET vehicles/WP%20LK-4521/track?from=1795000000&to=1795100000'.replace(
        '%20',
        calls.some((call) => call.includes('%20')) ? '%20' : ' ',
      ),
    );
    expect(screen.getByRole('heading', { name: 'Track of WP LK-4521' })).toBeVisible();
    const map = await findMap();
    await waitFor(() => expect(map.lines().map((line) => line.length)).toEqual([2, 2]));
    await user.click(screen.getByRole('button', { name: /^Stop 1: Kandy city depot.*06:00 – 06:10/ }));
    expect(map.getMarkerPosition('Stop 1: Kandy city depot')).toEqual({ latitude: 7.29, longitude: 80.6 });
    await user.click(screen.getByRole('button', { name: 'Show every position' }));
    expect(await screen.findByText('4 positions shown')).toBeVisible();
    expect(screen.getByRole('link', { name: 'T-000006' })).toHaveAttribute('href', '/trips/trip-6/edit');
    await waitFor(() => expect(map.lines().map((line) => line.length)).toEqual([2, 2, 2]));
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  });

  test('is replayed by slider and automatically to its end', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = renderMonitoring(TRACK_URL);
    await screen.findByRole('slider', { name: 'Replay time' });
    const slider = () => screen.getByRole('slider', { name: 'Replay time' });
    const map = await findMap();
    const at = () => map.getMarkerPosition('WP LK-4521 (replay), Moving')?.longitude;
    await waitFor(() => expect(at()).toBe(80.6));
    expect(slider()).toHaveAttribute('aria-valuetext', '06:00, 20 km/h');
    fireEvent.change(slider(), { target: { value: String(START + 300) } });
    expect(slider()).toHaveAttribute('aria-valuetext', '06:05, 20 km/h');
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(at()).toBeCloseTo(80.625, 6);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Replay speed' }), '600×');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    for (const ms of [2_000, 1_100]) await act(() => jest.advanceTimersByTimeAsync(ms));
    expect([slider().getAttribute('aria-valuetext'), at()]).toEqual(['06:20, 95 km/h', 80.7]);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await act(() => jest.advanceTimersByTimeAsync(300));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(Number(slider().getAttribute('value'))).toBeLessThan(START + 1_200);
    const replayText = slider().getAttribute('aria-valuetext') ?? '';
    await user.click(screen.getByRole('button', { name: 'Open larger map' }));
    const larger = within(screen.getByRole('dialog'));
    expect(larger.getByRole('slider', { name: 'Replay time' })).toHaveAttribute('aria-valuetext', replayText);
    expect(larger.getByRole('combobox', { name: 'Replay speed' })).toHaveValue('600');
  });

  test('advances once a second with reduced motion', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    mockMedia('reduced-motion');
    const { user } = renderMonitoring(TRACK_URL);
    const slider = await screen.findByRole('slider', { name: 'Replay time' });
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(slider).toHaveAttribute('aria-valuetext', '06:00, 20 km/h');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(slider).toHaveAttribute('aria-valuetext', '06:02, 20 km/h');
  });

  test.each([
    ['Today', 0, 1],
    ['Yesterday', -1, 1],
  ])('loads %s', async (name, offsetDays, length) => {
    const { user, calls } = renderMonitoring('/?vehicle=WP+LK-4521');
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(calls.some((call) => call.includes('/track'))).toBe(true));
    const query = new URL(`http://x/${calls.find((call) => call.includes('/track'))}`).searchParams;
    const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
    const today = Math.floor((NOW + 19_800) / 86_400) * 86_400 - 19_800;
    expect([from - today, to - from + 1]).toEqual([offsetDays * 86_400, length * 86_400]);
  });

  test('validates a custom range: it ends after it starts and is at most 31 days long', async () => {
    const { user, router } = renderMonitoring('/?vehicle=WP+LK-4521&range=custom');
    const enterDate = async (label: string, day: string) => {
      const field = await screen.findByRole('textbox', { name: label });
      await user.clear(field);
      await user.click(field);
      await user.paste(day);
    };
    await enterDate('From', '20.11.2026');
    await enterDate('To', '19.11.2026');
    await user.click(screen.getByRole('button', { name: 'Show track' }));
    expect(await screen.findByText('Must be after the start')).toBeVisible();
    await enterDate('To', '20.12.2027');
    expect(await screen.findByText('At most 31 days')).toBeVisible();
    await enterDate('To', '21.11.2026');
    await user.click(screen.getByRole('button', { name: 'Show track' }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('from')).toMatch(/^\d+$/));
  });

  test('shows an empty track, and offers a retry when loading fails', async () => {
    const first = renderMonitoring(TRACK_URL, {
      'GET vehicles/:id/track': () => ({ ...track, positions: [] }),
      'GET telemetry/geofence-events': () => ({ items: [], total: 0 }),
    });
    expect(await screen.findByText('No positions in this period')).toBeVisible();
    expect(await screen.findByText('No locations visited')).toBeVisible();
    first.unmount();
    renderMonitoring(TRACK_URL, { 'GET vehicles/:id/track': () => errorReply(500, 'internal') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
