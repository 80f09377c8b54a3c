import { LANGUAGES } from 'shared-contracts/values/limits';
import { approvalEmail } from './order-email.rules.ts';
import { ORDER_EMAIL_TEXTS, type OrderEmailTexts } from './order-email.texts.ts';
import { ORDER_TRANSITIONS } from '../stages/order-stage-table.rules.ts';

const order = {
  number: 'O-000007',
  organization: 'Harvest {name}',
  partner: 'Lanka Lines',
  pickup: 'Port',
  drop: 'Kandy',
  url: 'http://portal/orders/7',
};
const placeholders = ({ stages: _stages, ...texts }: OrderEmailTexts) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()]),
  );

test.each(LANGUAGES)('has all email texts and values in %s', (language) => {
  expect(placeholders(ORDER_EMAIL_TEXTS[language])).toEqual(placeholders(ORDER_EMAIL_TEXTS.en));
  const notifying = ORDER_TRANSITIONS.filter(({ notifies }) => notifies).map(({ to }) => to);
  expect(Object.keys(ORDER_EMAIL_TEXTS[language].stages).toSorted()).toEqual([...new Set(notifying)].toSorted());
  const email = approvalEmail(order, { name: 'Ann', language });
  expect(email.subject).toContain('O-000007');
  expect(email.paragraphs.join().replace('Harvest {name}', '')).not.toMatch(/[{}]/);
});

test('asks the next approver for their approval', () => {
  expect(approvalEmail(order, { name: 'Ann', language: 'en' })).toEqual({
    language: 'en',
    subject: 'Order O-000007 waits for your approval',
    paragraphs: [
      'Hello Ann,',
      'Harvest {name} wants to send order O-000007 to Lanka Lines. It waits for your approval.',
      'Port → Kandy',
    ],
    action: { label: 'Open the order', url: 'http://portal/orders/7' },
  });
  expect(
    approvalEmail({ ...order, pickup: null, drop: null }, { name: 'Ann', language: 'en' }).paragraphs,
  ).toHaveLength(2);
});

test('contains only the known ends of the route', () => {
  expect(approvalEmail({ ...order, pickup: null }, { name: 'Ann', language: 'en' }).paragraphs.at(-1)).toBe('Kandy');
});
