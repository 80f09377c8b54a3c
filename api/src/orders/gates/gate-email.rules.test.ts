import { GATE_NEWS } from 'shared-contracts/values/network/gates';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { gateEmail } from './gate-email.rules.ts';

const VALUES = { numbers: 'O-000001', location: 'Depot', gate: 'Dock 2', when: '20.11.2026 08:00' };
const URL = 'http://portal/orders';

test('contains the slot', () => {
  expect(gateEmail({ ...VALUES, news: 'booked' }, { language: 'en', name: 'Ann' }, URL)).toEqual({
    language: 'en',
    subject: 'Slot booked at Depot: 20.11.2026 08:00',
    paragraphs: ['Hello Ann,', 'A slot was booked for order O-000001.', 'Depot, Dock 2, 20.11.2026 08:00'],
    action: { label: 'Open', url: URL },
  });
});

test.each(LANGUAGES)('has all values in %s', (language) => {
  for (const news of GATE_NEWS) {
    const { subject, paragraphs } = gateEmail({ ...VALUES, news }, { language, name: 'Ann' }, URL);
    const text = [subject, ...paragraphs].join('\n');
    expect(text).not.toMatch(/[{}]/);
    for (const value of Object.values(VALUES)) expect(text).toContain(value);
  }
});
