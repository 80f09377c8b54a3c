import { type FigureRow, toScorecards } from './scorecard.rules.ts';

const NONE = {
  offers: { made: 0, accepted: 0, declined: 0, expired: 0, answerMinutes: null },
  delivered: 0,
  shortages: 0,
  onTime: { pickup: { met: 0, of: 0 }, drop: { met: 0, of: 0 } },
  incidents: 0,
  demurrage: { minutes: 0, amounts: [] },
};
const OFFERS = { made: 5, accepted: 3, declined: 1, expired: 1, answerMinutes: 30 };
const ON_TIME = { pickup: { met: 2, of: 3 }, drop: { met: 1, of: 3 } };
const [MAY, JUNE] = [1_777_572_000, 1_780_250_400];

const row = (partnerId: string, month: number | null, figures: Partial<FigureRow>) =>
  ({ partnerId, partner: `Partner ${partnerId}`, month, ...figures }) as FigureRow;
const demurrage = (minutes: number, currency: string, amount: string | null) =>
  ({ kind: 'demurrage', figures: { minutes, currency, amount } }) as const;

test('adds up the figures of each partner, in total and by month', () => {
  const rows = [
    row('a', null, { kind: 'offers', figures: OFFERS }),
    row('a', null, { kind: 'deliveries', figures: { delivered: 4, shortages: 1 } }),
    row('a', null, { kind: 'onTime', figures: ON_TIME }),
    row('a', null, { kind: 'incidents', figures: { incidents: 2 } }),
    row('a', null, demurrage(30, 'LKR', '100.00')),
    row('a', null, demurrage(15, 'EUR', null)),
    row('a', null, demurrage(5, 'USD', '2.00')),
    row('a', 1, { kind: 'incidents', figures: { incidents: 2 } }),
    row('b', 0, { kind: 'offers', figures: OFFERS }),
    row('b', 0, { kind: 'incidents', figures: { incidents: 1 } }),
  ];
  expect(toScorecards(rows, [MAY, JUNE])).toEqual([
    {
      partner: { id: 'a', name: 'Partner a' },
      total: {
        offers: OFFERS,
        delivered: 4,
        shortages: 1,
        onTime: ON_TIME,
        incidents: 2,
        demurrage: {
          minutes: 50,
          amounts: [
            { currency: 'LKR', amount: '100.00' },
            { currency: 'USD', amount: '2.00' },
          ],
        },
      },
      months: [{ ...NONE, incidents: 2, month: JUNE }],
    },
    {
      partner: { id: 'b', name: 'Partner b' },
      total: NONE,
      months: [{ ...NONE, offers: OFFERS, incidents: 1, month: MAY }],
    },
  ]);
  expect(toScorecards([], [MAY])).toEqual([]);
});
