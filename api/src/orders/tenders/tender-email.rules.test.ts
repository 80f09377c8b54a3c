import { LANGUAGES } from 'shared-contracts/values/limits';
import { tenderEmail } from './tender-email.rules.ts';
import { NOTIFIED_STATES } from './tender-email.texts.ts';

const order = {
  number: 'O-000007',
  organization: 'Harvest',
  partner: '',
  pickup: 'Port',
  drop: 'Kandy',
  url: 'http://portal/orders/7',
};
const OFFER = 'http://portal/tenders?dialog=offer.1';

test('invites a partner with the route and a link to the offer', () => {
  expect(tenderEmail(order, OFFER, 'offered', { name: 'Ann', language: 'en' })).toEqual({
    language: 'en',
    subject: 'Harvest asks you to carry order O-000007',
    paragraphs: [
      'Hello Ann,',
      'Harvest asks you to carry order O-000007. Please answer in the portal.',
      'Port → Kandy',
    ],
    action: { label: 'Open the offer', url: OFFER },
  });
});

test.each(LANGUAGES)('has a separate text for each state in %s', (language) => {
  const emails = NOTIFIED_STATES.map((state) => tenderEmail(order, OFFER, state, { name: 'Ann', language }));
  for (const { subject, paragraphs } of emails) {
    expect(subject).toContain('O-000007');
    expect([subject, ...paragraphs].join()).not.toMatch(/[{}]/);
  }
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(NOTIFIED_STATES.length);
});
