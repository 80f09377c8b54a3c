import { LANGUAGES } from 'shared-contracts/values/limits';
import { approvalEmail, stageEmail } from './order-email.rules.ts';
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
  const recipient = { name: 'Ann', language };
  for (const email of [
    approvalEmail(order, recipient),
    ...notifying.map((stage) => stageEmail(order, stage, 'Rain', recipient)),
  ]) {
    expect(email.subject).toContain('O-000007');
    expect(email.paragraphs.join().replace('Harvest {name}', '')).not.toMatch(/[{}]/);
  }
});

test('includes route and reason when they exist', () => {
  const recipient = { name: 'Ann', language: 'en' } as const;
  expect(stageEmail(order, 'rejected', 'Wrong port', recipient)).toEqual({
    language: 'en',
    subject: 'Order O-000007: rejected',
    paragraphs: [
      'Hello Ann,',
      'Order O-000007 of Harvest {name} has a new stage: rejected.',
      'Port → Kandy',
      'Reason: Wrong port',
    ],
    action: { label: 'Open the order', url: 'http://portal/orders/7' },
  });
  expect(stageEmail({ ...order, pickup: null, drop: null }, 'cancelled', null, recipient).paragraphs).toHaveLength(2);
});

test('asks the approver in turn for their approval', () => {
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

test('names only the ends of the route that are known, and a stage without a text by its code', () => {
  const recipient = { name: 'Ann', language: 'en' } as const;
  expect(stageEmail({ ...order, pickup: null }, 'loading', null, recipient)).toMatchObject({
    subject: 'Order O-000007: loading',
    paragraphs: ['Hello Ann,', 'Order O-000007 of Harvest {name} has a new stage: loading.', 'Kandy'],
  });
});
