import type { Simulation } from 'shared-contracts/finance/simulations';
import type { Language } from 'shared-contracts/values/limits';
import type { Column, Sheet } from '../../platform/excel/columns.ts';
import { SIMULATION_TEXTS } from './simulation.texts.ts';

/** A sheet of the orders and one of the lanes, each with its total. */
export function toSimulationSheets(
  { currency, orders, lanes, total }: Simulation,
  language: Language,
  timeZone: string,
): Sheet[] {
  const words = SIMULATION_TEXTS[language];
  const text = (title: string): Column => ({ title, type: 'text', width: 24 });
  const money = (title: string): Column => ({ title: `${title} (${currency})`, type: 'decimal', width: 18 });
  const amounts = [money(words.before), money(words.after), money(words.difference)];
  const sums = [total.before, total.after, total.difference];
  return [
    {
      name: words.orders,
      timeZone,
      columns: [
        text(words.number),
        { title: words.pickup, type: 'dateTime' },
        text(words.from),
        text(words.to),
        ...amounts,
      ],
      rows: [
        ...orders.map((order) => [
          order.number,
          order.pickupFrom,
          order.from,
          order.to,
          order.before,
          order.after,
          order.difference,
        ]),
        [words.total, null, '', '', ...sums],
      ],
    },
    {
      name: words.lanes,
      timeZone,
      columns: [text(words.from), text(words.to), { title: words.count, type: 'integer' }, ...amounts],
      rows: [
        ...lanes.map(({ from, to, count, before, after, difference }) => [from, to, count, before, after, difference]),
        [words.total, '', orders.length, ...sums],
      ],
    },
  ];
}
