import { LANGUAGES } from 'shared-contracts/values/limits';
import { approvalLetter, newsLetter } from './order-mail.rules.ts';
import { ORDER_MAILS, type Words } from './order-mail.texts.ts';
import { TRANSITIONS } from './stage-table.rules.ts';

const order = {
  number: 'O-000007',
  organization: 'Harvest {name}',
  partner: 'Lanka Lines',
  pickup: 'Port',
  drop: 'Kandy',
  url: 'http://portal/orders/7',
};
const placeholders = ({ stages: _stages, ...texts }: Words) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()]),
  );

test.each(LANGUAGES)('in %s every mail is whole', (language) => {
  expect(placeholders(ORDER_MAILS[language])).toEqual(placeholders(ORDER_MAILS.en));
  const notifying = TRANSITIONS.filter(({ notifies }) => notifies).map(({ to }) => to);
  expect(Object.keys(ORDER_MAILS[language].stages).toSorted()).toEqual([...new Set(notifying)].toSorted());
  const reader = { name: 'Ann', language };
  for (const letter of [
    approvalLetter(order, reader),
    ...notifying.map((stage) => newsLetter(order, stage, 'Rain', reader)),
  ]) {
    expect(letter.subject).toContain('O-000007');
    expect(letter.paragraphs.join().replace('Harvest {name}', '')).not.toMatch(/[{}]/);
  }
});

test('a mail says where the order goes and why it changed, as far as that is known', () => {
  const reader = { name: 'Ann', language: 'en' } as const;
  expect(newsLetter(order, 'rejected', 'Wrong port', reader)).toEqual({
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
  expect(newsLetter({ ...order, pickup: null, drop: null }, 'cancelled', null, reader).paragraphs).toHaveLength(2);
});
