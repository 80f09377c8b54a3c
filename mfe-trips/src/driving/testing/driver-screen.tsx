import { screen } from '@testing-library/react';
import { renderScreen, type Replies, testUsers } from 'shared-ui/testing';
import DriverTripPage from '../driver-trip-page.tsx';
import { TRIP_ID } from './driver-trip.ts';
import type { createDriverApi } from './fake-driver-api.ts';

type DriverApi = ReturnType<typeof createDriverApi>;
export const renderTrip = ({ replies }: { replies: Replies }) =>
  renderScreen(<DriverTripPage />, {
    user: testUsers.transporter,
    url: `/driving/${TRIP_ID}`,
    path: '/driving/:id',
    replies,
  });
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async ({ user }: ReturnType<typeof renderTrip>, ...names: string[]) => {
  for (const name of names) await user.click(await findButton(name));
};
export const listReceived = ({ state }: DriverApi) => state.received.map(({ event, kind }) => event ?? kind);
export const goOnline = (driverApi: DriverApi) => {
  driverApi.state.isOffline = false;
  window.dispatchEvent(new Event('online'));
};

/** jsdom draws nothing. */
export function mockSignaturePad() {
  const pen = { fillRect() {}, fillText() {}, beginPath() {}, moveTo() {}, lineTo() {}, stroke() {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((callback, type) => callback(new Blob(['drawn'], { type: type ?? '' })));
}
