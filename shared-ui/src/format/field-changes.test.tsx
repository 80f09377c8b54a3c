import { screen } from '@testing-library/react';
import { findAccessibilityViolations, renderScreen } from '../testing/index.ts';
import type { ChangedFields } from './format-value.ts';
import { Timeline } from './timeline.tsx';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const fields: ChangedFields = {
  pickupFrom: message('Pickup from'),
  partnerId: message('Partner'),
  smtpPassword: message('Password'),
  delays: message('Delays'),
  loading: message('Loading'),
};
const AT = 1_767_261_600;

const renderChanges = (changes: { field: string; from: unknown; to: unknown }[], event = 'edit') =>
  renderScreen(
    <Timeline
      fields={fields}
      entries={[
        {
          id: '1',
          event,
          from: null,
          to: null,
          user: 'nadia',
          actor: null,
          reason: null,
          changes,
          occurredAt: AT,
          recordedAt: AT,
        },
      ]}
    />,
  );
const rows = async () => (await screen.findAllByRole('listitem')).slice(1).map(({ textContent }) => textContent);

test('shows which fields changed, from what to what', async () => {
  const { container } = renderChanges([
    { field: 'pickupFrom', from: AT, to: AT + 7_200 },
    { field: 'partnerId', from: null, to: 'Lanka Lines' },
    { field: 'smtpPassword', from: null, to: null },
    { field: 'delays', from: { loading: 60, transit: 5 }, to: { loading: 90, transit: 5 } },
    { field: 'surprise', from: 'a', to: null },
  ]);
  expect(await rows()).toEqual([
    'Pickup from: 01.01.2026 15:30 → 17:30',
    'Partner: Lanka Lines',
    'Password: changed',
    'Delays, Loading: 60 → 90',
    'surprise: a → –',
  ]);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('names the day of a time on another day', async () => {
  renderChanges([{ field: 'pickupFrom', from: AT, to: AT + 86_400 }]);
  expect(await rows()).toEqual(['Pickup from: 01.01.2026 15:30 → 02.01.2026 15:30']);
});

test('shows the first of many changes, and all on demand', async () => {
  const { user } = renderChanges(Array.from({ length: 8 }, (_, i) => ({ field: `f${i}`, from: i, to: i + 1 })));
  expect(await rows()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 8 changes' }));
  expect(await rows()).toHaveLength(8);
  expect(screen.queryByRole('button')).toBeNull();
});

test('lists no fields of a new record', async () => {
  renderChanges([{ field: 'partnerId', from: null, to: 'Lanka Lines' }], 'created');
  expect(await rows()).toEqual([]);
});
