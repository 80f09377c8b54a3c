import { screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations } from 'shared-ui/testing';
import { goOnline, press, renderTrip } from '../testing/driver-screen.tsx';
import { ORDER_ID, SECOND_ORDER_ID } from '../testing/driver-trip.ts';
import { createDriverApi } from '../testing/fake-driver-api.ts';

/** A phone whose camera sees these codes one after the other; jsdom has no camera. */
function openCamera({ isDenied = false } = {}) {
  const codes: string[] = [];
  const track = { stop: jest.fn() };
  const getUserMedia = async () => {
    if (isDenied) throw new DOMException('Denied', 'NotAllowedError');
    return { getTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  class BarcodeDetector {
    static getSupportedFormats = async () => ['code_128', 'qr_code'];
    detect = async () => codes.splice(0, 1).map((rawValue) => ({ rawValue }));
  }
  Object.assign(window, { BarcodeDetector });
  return { codes, track };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'BarcodeDetector');
});
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Scan · Tea factory' }));

test('scans labels without a network, counts them, and shows where others belong', async () => {
  const { codes, track } = openCamera();
  const driverApi = createDriverApi('loading', { hasSecondOrder: true });
  const view = renderTrip(driverApi);
  await press(view, 'Scan labels · 0 of 2');
  driverApi.state.isOffline = true;
  const dialog = await findDialog();
  await dialog.findByText('Hold the camera over the code of a label');
  codes.push('O-000018/1');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('O-000018: 1 · Black tea, 1 of 2'));
  codes.push('O-000099/1');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('O-000099 isn’t in this trip.'));
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  expect(dialog.getByRole('region', { name: 'O-000018' })).toHaveTextContent('O-000018: 1 of 1');
  await press(view, 'Mark 1 · Black tea of O-000017', 'Close');
  expect(await screen.findByRole('button', { name: 'Scan labels · 2 of 2' })).toBeVisible();
  await waitFor(() => expect(track.stop).toHaveBeenCalled());
  goOnline(driverApi);
  await waitFor(() => expect(driverApi.state.received).toHaveLength(2));
  expect(driverApi.state.received).toMatchObject([
    { kind: 'scan', orderId: SECOND_ORDER_ID, stop: 0, item: 0, drop: 1, isTyped: false },
    { kind: 'scan', orderId: ORDER_ID, stop: 0, item: 0, drop: 1, isTyped: true },
  ]);
});

test('accepts a code entered by hand if the camera is blocked', async () => {
  openCamera({ isDenied: true });
  const driverApi = createDriverApi('loading');
  const view = renderTrip(driverApi);
  await press(view, 'Scan labels · 0 of 1');
  const dialog = await findDialog();
  expect(await dialog.findByText(/The camera is blocked/)).toBeVisible();
  await view.user.type(dialog.getByRole('textbox', { name: /Code on the label/ }), 'o-000017/1{Enter}');
  await waitFor(() => expect(driverApi.state.received).toMatchObject([{ kind: 'scan', item: 0, isTyped: true }]));
});
