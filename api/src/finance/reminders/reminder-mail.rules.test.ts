import { DAY } from 'shared-contracts/values/time';
import { type OpenInvoice, type RemindedInvoice, toReminderMail } from './reminder-mail.rules.ts';

const AT = Date.parse('2026-11-20T20:00:00Z') / 1_000;
const READING = { organization: 'Lanka Lines', language: 'en', zone: 'Asia/Colombo', at: AT } as const;
const open = (number: string, days: number, more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id: number,
  number,
  dueAt: AT - days * DAY,
  open: '1200.00',
  currency: 'EUR',
  ...more,
});
const reminded = (number: string, step: number, more: Partial<RemindedInvoice> = {}): RemindedInvoice => ({
  ...open(number, 10),
  step,
  text: `Words of step ${step}`,
  fee: null,
  ...more,
});

test('one mail reminds of overdue invoices in the words of the highest step, with fees and all that is open', () => {
  const [first, second] = [
    reminded('INV-1', 1, { fee: '5.00' }),
    reminded('INV-2', 2, { fee: '7.50', open: '300.00', dueAt: AT - 31 * DAY }),
  ];
  expect(toReminderMail([first, second], [first, second, open('INV-3', -5)], READING)).toEqual({
    language: 'en',
    subject: 'Payment reminder 2 from Lanka Lines',
    paragraphs: [
      'Words of step 2',
      'Lanka Lines has not received the payment of these invoices:\n' +
        'INV-1: 1,200.00 EUR, due on 11.11.2026, 10 days overdue\n' +
        'INV-2: 300.00 EUR, due on 21.10.2026, 31 days overdue',
      'Reminder fee: 12.50 EUR',
      'Your open invoices at Lanka Lines as of 21.11.2026:\n' +
        'INV-1: 1,200.00 EUR, due on 11.11.2026, 10 days overdue\n' +
        'INV-2: 300.00 EUR, due on 21.10.2026, 31 days overdue\n' +
        'INV-3: 1,200.00 EUR, due on 26.11.2026, 0 days overdue\n' +
        'Total: 2,700.00 EUR',
      'If you have paid in the meantime, you don’t need to do anything.',
    ],
  });
});

test('fees and totals are added up by currency', () => {
  const invoices = [
    reminded('INV-1', 1, { fee: '5.00' }),
    reminded('INV-2', 1, { fee: '6.00', currency: 'USD', open: '0.10' }),
    reminded('INV-3', 1, { fee: '7.00', currency: 'USD', open: '0.20' }),
  ];
  const { paragraphs } = toReminderMail(invoices, invoices, READING);
  expect(paragraphs.slice(2, 4)).toEqual(['Reminder fee: 5.00 EUR', 'Reminder fee: 13.00 USD']);
  expect(paragraphs[4]?.split('\n').slice(-2)).toEqual(['Total: 1,200.00 EUR', 'Total: 0.30 USD']);
});

test.each<[what: string, more: Partial<RemindedInvoice>, organization: string, first: string]>([
  ['without words of the step begins with the invoices', { text: '' }, 'Lines', 'Lines has not received'],
  ['keeps what looks like a placeholder in a name', { text: '' }, '{day}', '{day} has not received'],
  ['keeps what looks like one in the words of the step', { text: '{day} is enough' }, 'Lines', '{day} is enough'],
])('a mail %s', (_, more, organization, first) => {
  const { paragraphs } = toReminderMail([reminded('INV-1', 1, more)], [], { ...READING, organization });
  expect(paragraphs[0]).toMatch(first);
});

test('a mail without fees mentions none, and is in the payer’s language', () => {
  const one = reminded('INV-1', 3);
  const { language, subject, paragraphs } = toReminderMail([one], [one], { ...READING, language: 'it' });
  expect([language, subject]).toEqual(['it', 'Sollecito di pagamento 3 da Lanka Lines']);
  expect(paragraphs).toHaveLength(4);
  expect(paragraphs.join('\n')).not.toContain('Spese');
});
