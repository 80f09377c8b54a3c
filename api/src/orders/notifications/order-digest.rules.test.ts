import { LANGUAGES } from 'shared-contracts/values/limits';
import { ORDER_TRANSITIONS } from '../stages/order-stage-table.rules.ts';
import { digestEmail, type DigestOrder, quarterStart } from './order-digest.rules.ts';
import { ORDER_DIGEST_TEXTS } from './order-digest.texts.ts';

const unix = (text: string) => Date.parse(text) / 1_000;
const order: DigestOrder = {
  number: 'O-000007',
  reference: 'PO {name}',
  organization: 'Harvest',
  partner: 'Lanka Lines',
  weight: '1440.000',
  space: '6.250',
  stops: [
    {
      kind: 'pickup',
      location: 'Port',
      windowFrom: unix('2026-11-20T02:30:00Z'),
      windowTo: unix('2026-11-20T04:30:00Z'),
    },
    { kind: 'drop', location: 'Kandy', windowFrom: null, windowTo: unix('2026-11-21T02:30:00Z') },
  ],
  news: [
    { stage: 'validated', reason: null },
    { stage: 'cancelled', reason: 'Rain' },
  ],
  trackingUrl: 'http://portal/track/abc',
};
const recipient = { name: 'Ann', language: 'en', zone: 'Asia/Colombo' } as const;
const placeholdersOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]));

test.each(LANGUAGES)('has all texts and values in %s', (language) => {
  expect(placeholdersOf(ORDER_DIGEST_TEXTS[language])).toEqual(placeholdersOf(ORDER_DIGEST_TEXTS.en));
  for (const { to } of ORDER_TRANSITIONS.filter(({ notifies }) => notifies)) {
    const one = { ...order, news: [{ stage: to, reason: null }] };
    for (const email of [
      digestEmail([one], { ...recipient, language }),
      digestEmail([one, one], { ...recipient, language }),
    ]) {
      expect(email.subject).toContain('O-000007');
      expect(email.paragraphs.join().replaceAll('PO {name}', '')).not.toMatch(/[{}]/);
    }
  }
});

test('contains reference, partner, stops with windows, load and the tracking link of one order', () => {
  expect(digestEmail([order], recipient)).toEqual({
    language: 'en',
    subject: 'Order O-000007: cancelled',
    paragraphs: [
      'Hello Ann,',
      'Order O-000007 of Harvest has a new stage: validated → cancelled.',
      'Reason: Rain',
      'Reference: PO {name}\nCarried by: Lanka Lines\nPickup: Port, 20.11.2026 08:00 – 20.11.2026 10:00\n' +
        'Drop: Kandy, 21.11.2026 08:00\nLoad: 1440 kg, 6.25 CBM\nTimes: Asia/Colombo',
    ],
    action: { label: 'Track the order', url: 'http://portal/track/abc' },
  });
});

test('contains the old and the new time of a correction, and a new stage next to it', () => {
  const corrected = {
    position: 1,
    stop: 'Kandy',
    times: {
      arrivedAt: { from: unix('2026-11-20T02:30:00Z'), to: unix('2026-11-20T03:00:00Z') },
      startedAt: { from: null, to: unix('2026-11-20T03:10:00Z') },
    },
  };
  const only = { stage: 'delivered', reason: null, corrected } as const;
  const line =
    'Times at Kandy were corrected:\nArrival: 20.11.2026 08:00 → 20.11.2026 08:30\n' +
    'Start of loading or unloading: – → 20.11.2026 08:40';
  const alone = digestEmail([{ ...order, news: [only] }], recipient);
  expect([alone.subject, alone.paragraphs[1]]).toEqual(['Order O-000007: times corrected', line]);
  const both = digestEmail([{ ...order, news: [{ stage: 'validated', reason: null }, only] }], recipient);
  expect([both.subject, ...both.paragraphs.slice(1, 3)]).toEqual([
    'Order O-000007: validated',
    'Order O-000007 of Harvest has a new stage: validated.',
    line,
  ]);
});

test('contains the expected arrival: the latest of each stop', () => {
  const expected = (position: number, stop: string, eta: string, lateBy: number | null) =>
    ({ stage: 'transit', reason: null, expected: { position, stop, eta: unix(eta), lateBy } }) as const;
  const news = [
    expected(1, 'Kandy', '2026-11-21T03:00:00Z', 1_800),
    expected(2, 'Galle', '2026-11-21T05:00:00Z', null),
    expected(1, 'Kandy', '2026-11-21T03:30:30Z', 3_630),
  ];
  const email = digestEmail([{ ...order, news }], recipient);
  expect([email.subject, ...email.paragraphs.slice(1, 3)]).toEqual([
    'Order O-000007: new time of arrival',
    'Expected at Kandy: 21.11.2026 09:00, 61 minutes after its time window.',
    'Expected at Galle: 21.11.2026 10:30, in time again.',
  ]);
});

test('contains the reason of a merge in the reader’s language', () => {
  const merged = { stage: 'cancelled', reason: 'O-000001', reasonCode: 'mergedInto' } as const;
  expect(digestEmail([{ ...order, news: [merged] }], { ...recipient, language: 'fr' }).paragraphs).toContain(
    'Motif : fusionnée dans O-000001',
  );
});

test('contains less when less is known', () => {
  const bare = { ...order, reference: null, stops: [], news: order.news.slice(0, 1), trackingUrl: null };
  const email = digestEmail([bare], recipient);
  expect(email.paragraphs.slice(2)).toEqual(['Carried by: Lanka Lines\nLoad: 1440 kg, 6.25 CBM']);
  expect(email).not.toHaveProperty('action');
});

test('puts several orders into one email, each with its link', () => {
  const numbers = ['O-1', 'O-2', 'O-3', 'O-4'];
  const email = digestEmail(
    numbers.map((number) => ({ ...order, number, trackingUrl: `http://portal/track/${number}` })),
    recipient,
  );
  expect(email.subject).toBe('News about 4 orders: O-1, O-2, O-3…');
  expect(email.paragraphs[1]).toBe('Harvest has news about 4 orders.');
  expect(email.paragraphs.filter((text) => text.startsWith('Track the order: '))).toHaveLength(4);
});

test.each([
  ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z'],
  ['2026-11-20T08:14:59Z', '2026-11-20T08:00:00Z'],
  ['2026-11-20T08:15:00Z', '2026-11-20T08:15:00Z'],
])('the quarter of %s began at %s', (now, start) => {
  expect(quarterStart(unix(now))).toBe(unix(start));
});

test('omits windows and their time zone if no stop has one', () => {
  const windows = (windowFrom: number | null) => [
    { kind: 'pickup', location: 'Port', windowFrom: null, windowTo: null } as const,
    { kind: 'drop', location: 'Kandy', windowFrom, windowTo: null } as const,
  ];
  const details = (windowFrom: number | null) =>
    digestEmail([{ ...order, stops: windows(windowFrom) }], recipient)
      .paragraphs.at(-1)
      ?.split('\n')
      .slice(2);
  const load = 'Load: 1440 kg, 6.25 CBM';
  expect(details(null)).toEqual(['Pickup: Port', 'Drop: Kandy', load]);
  expect(details(0)).toEqual(['Pickup: Port', 'Drop: Kandy, 01.01.1970 05:30', load, 'Times: Asia/Colombo']);
});

test('the subject prefers corrections to expected arrivals, and stages without another name', () => {
  const expected = { position: 1, stop: 'Kandy', eta: unix('2026-11-21T03:00:00Z'), lateBy: null };
  const news = [
    { stage: 'transit', reason: null, expected },
    { stage: 'transit', reason: null, corrected: { position: 1, stop: 'Kandy', times: {} } },
  ] as const;
  expect(digestEmail([{ ...order, news }], recipient).subject).toBe('Order O-000007: times corrected');
  const moving = { ...order, news: [{ stage: 'transit', reason: null }] as const };
  expect(digestEmail([moving], recipient)).toMatchObject({
    subject: 'Order O-000007: in transit',
    paragraphs: [{}, 'Order O-000007 of Harvest has a new stage: in transit.', {}],
  });
});

test('lists each organization once, three orders without an ellipsis, and no revoked link', () => {
  const orders = ['O-1', 'O-2', 'O-3'].map((number) => ({ ...order, number, trackingUrl: null }));
  const email = digestEmail([...orders.slice(1), { ...order, number: 'O-1', organization: 'Mill' }], recipient);
  expect(email.subject).toBe('News about 3 orders: O-2, O-3, O-1');
  expect(email.paragraphs[1]).toBe('Harvest, Mill has news about 3 orders.');
  expect(email.paragraphs.filter((text) => text.startsWith('Track'))).toHaveLength(1);
  expect(email.paragraphs).toHaveLength(2 + 3 * 3 + 1);
});
