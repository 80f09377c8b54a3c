import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen } from 'shared-ui/testing';
import DrivenTripPage from './driven-trip-page.tsx';
import DrivingPage from './driving-page.tsx';
import { ORDER, road, TRIP } from './testing/phone.ts';

type Road = ReturnType<typeof road>;
const drive = ({ replies }: Road) =>
  renderScreen(<DrivenTripPage />, { user: as.transporter, at: `/driving/${TRIP}`, path: '/driving/:id', replies });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async ({ user }: ReturnType<typeof drive>, ...names: string[]) => {
  for (const name of names) await user.click(await button(name));
};
const heard = ({ state }: Road) => state.told.map(({ event, kind }) => event ?? kind);
const back = (cut: Road) => {
  cut.state.isCut = false;
  window.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  const pen = { fillRect() {}, fillText() {}, beginPath() {}, moveTo() {}, lineTo() {}, stroke() {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((told, type) => told(new Blob(['drawn'], { type: type ?? '' })));
});

test('the trips of today lead to their page; who has none is told so', async () => {
  const today = road('addedToTrip');
  renderScreen(<DrivingPage />, { user: as.transporter, replies: today.replies });
  expect(
    await screen.findByRole('link', { name: /T-000004.*Tea factory to Harbour gate.*2 stops · 1 order/ }),
  ).toHaveAttribute('href', `/driving/${TRIP}`);
  expect(await accessibilityFaults(document.body)).toEqual([]);
  cleanup();
  renderScreen(<DrivingPage />, {
    user: as.transporter,
    replies: { ...today.replies, 'GET trips/mine': () => ({ items: [] }) },
  });
  expect(await screen.findByText('No trips today')).toBeVisible();
});

test('whoever may not see trips is told so', async () => {
  renderScreen(<DrivingPage />, {
    user: as.nobody,
    replies: { ...road('started').replies, 'GET trips/mine': () => refuse(403, 'forbidden') },
  });
  expect(await screen.findByText('You have no access to this page')).toBeVisible();
});

test('stops stand in order, each with its way, its contact and only the next event', async () => {
  const way = road('addedToTrip');
  const view = drive(way);
  const [first, second] = await screen.findAllByRole('listitem', { name: /Tea factory|Harbour gate/ });
  expect(within(first as HTMLElement).getByRole('link', { name: 'Call Kamala Silva' })).toHaveAttribute(
    'href',
    'tel:+94771234567',
  );
  expect(within(second as HTMLElement).getByRole('link', { name: /Navigate to Harbour gate/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=7.29,80.63',
  );
  expect(screen.queryByRole('button', { name: 'Arrived at the pickup' })).toBeNull();
  await press(view, 'Start trip', 'Arrived at the pickup');
  expect(await button('Start loading')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Depart' })).toBeNull();
  await waitFor(() => expect(heard(way)).toEqual(['start', 'arriveAtPickup']));
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('what is pressed without a network waits, and is sent once and in order when there is one', async () => {
  const cut = road('started');
  const view = drive(cut);
  await button('Arrived at the pickup');
  cut.state.isCut = true;
  await press(view, 'Arrived at the pickup', 'Start loading', 'Loading completed', 'Depart');
  expect(await screen.findByText('4 entries wait to be sent')).toBeVisible();
  expect(await button('Arrived at the drop')).toBeVisible();
  expect(heard(cut)).toEqual([]);
  back(cut);
  await waitFor(() => expect(screen.queryByText(/wait to be sent/)).toBeNull());
  expect(heard(cut)).toEqual(['arriveAtPickup', 'startLoading', 'completeLoading', 'depart']);
  expect(new Set(cut.state.told.map(({ key }) => key)).size).toBe(4);
  expect(await button('Arrived at the drop')).toBeVisible();
});

test('after a reload the trips that were loaded last are there, and what waited is sent', async () => {
  const cut = road('started');
  const view = drive(cut);
  await button('Arrived at the pickup');
  cut.state.isCut = true;
  await press(view, 'Arrived at the pickup');
  await screen.findByText('1 entry waits to be sent');
  cleanup();
  drive(cut);
  expect(await screen.findByText(/No network\. This is what was loaded at/)).toBeVisible();
  expect(await button('Start loading')).toBeVisible();
  back(cut);
  await waitFor(() => expect(heard(cut)).toEqual(['arriveAtPickup']));
});

test('a refused event is told in words, and the driver goes on', async () => {
  const way = road('started');
  const view = drive(way);
  await button('Arrived at the pickup');
  way.state.isCut = true;
  await press(view, 'Arrived at the pickup', 'Start loading', 'Loading completed');
  way.state.refuses = 'startLoading';
  back(way);
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent('“Start loading” was not accepted for O-000017');
  expect(refusal).toHaveTextContent('It is at the stage “Cancelled” by now.');
  await waitFor(() => expect(heard(way)).toEqual(['arriveAtPickup', 'completeLoading']));
  await press(view, 'Understood, drive on');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press(view, 'Depart');
  await waitFor(() => expect(heard(way).at(-1)).toBe('depart'));
});

test('a short delivery asks why, and is signed by keyboard', async () => {
  const way = road('unloading');
  const view = drive(way);
  await press(view, 'Delivered');
  const quantity = await screen.findByRole('textbox', { name: 'Delivered of 60' });
  await view.user.clear(quantity);
  await view.user.type(quantity, '58');
  await press(view, 'Confirm delivery');
  expect(await screen.findByText('Field is required')).toBeVisible();
  await view.user.type(await screen.findByRole('textbox', { name: 'Why is something missing' }), 'Torn open');
  await view.user.type(screen.getByRole('textbox', { name: /Name of the recipient/ }), 'Kamala Silva');
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(heard(way)).toEqual(['deliverPart', 'signature']));
  expect(way.state.told).toMatchObject([
    { delivered: [{ quantity: 58, shortageReason: 'Torn open' }] },
    { signedBy: 'Kamala Silva', orderId: ORDER },
  ]);
});

test('a failed delivery needs its reason', async () => {
  const way = road('unloading');
  const view = drive(way);
  await press(view, 'Delivery failed', 'Report as failed');
  await view.user.type(await screen.findByRole('textbox', { name: 'Why' }), 'Gate was closed');
  await press(view, 'Report as failed');
  await waitFor(() => expect(way.state.told).toMatchObject([{ event: 'failDelivery', reason: 'Gate was closed' }]));
});
