import type { ContractDifference, ContractTerms } from 'shared-contracts/contracts';
import type { DelayCategory } from 'shared-contracts/values/rating';
import { fill, type Say, type Words } from 'shared-ui';
import { unitOf } from 'shared-ui/format';
import { messages } from './contract-page.messages.ts';
import { categories, choiceWords, fields, sections } from './fields.messages.ts';
import { hoursOf, type Names } from './terms.ts';

type Cell = ContractDifference['old'];
type Context = { names: Names; terms: Pick<ContractTerms, 'unitStandard'>; say: Say };

const fieldWords = (name: string): Words | undefined => (fields as Record<string, Words>)[name];
const of = (what: string, field: string | undefined, say: Say): string => {
  const words = fieldWords(field ?? '');
  return words ? say(fill(messages.of, { what, field: say(words) })) : what;
};

/** What a change concerns: "Band from 50 km: Value". */
export function termWords([root = '', ...path]: readonly string[], { names, terms, say }: Context): string {
  const unit = unitOf('distance', terms.unitStandard);
  const [first = '', second = '', third] = path;
  const named = (id: string) => names[id] ?? '…';
  const lists: Record<string, () => string> = {
    distanceRates: () => of(say(fill(messages.bandFrom, { from: first, unit })), second, say),
    distanceDiscounts: () => of(say(fill(messages.discountFrom, { from: first, unit })), second, say),
    pointRates: () => of(say(fill(messages.lane, { from: named(first), to: named(second) })), third, say),
    delays: () => of(say(categories[first as DelayCategory]), second, say),
    demurrage: () =>
      first === 'bands'
        ? of(`${say(sections.demurrage)}, ${say(fill(messages.bandFrom, { from: second, unit: 'h' }))}`, third, say)
        : say(fieldWords(first) ?? sections.demurrage),
  };
  const words = fieldWords(root);
  return lists[root]?.() ?? (words ? say(words) : root);
}

const MONEY = [
  'value',
  'backhaulRate',
  'flatRate',
  'flatTripRate',
  'flatTripBackhaulRate',
  'ratePerHour',
  'baseRate',
  'rate',
];
const IDS = ['mileageCalculationLocationId', 'baseCurrencyId', 'billingCurrencyId'];
const PERCENT = ['vatPercentage', 'backhaulPercentage', 'percentage'];
const isChoice = (field: string): field is keyof typeof choiceWords => Object.hasOwn(choiceWords, field);
const grouped = (money: string) => money.replace(/\B(?=(\d{3})+(?!\d))(?=\d*\.)/g, ',');

/** A value as it is read, by its field. */
export function valueWords(path: readonly string[], value: Cell, { names, say }: Context): string {
  const field = path.at(-1) ?? '';
  if (value === null) return field === 'to' ? '–' : say(messages.none);
  if (isChoice(field)) return say((choiceWords[field] as Record<string, Words>)[String(value)] ?? messages.none);
  if (IDS.includes(field)) return names[value] ?? '…';
  if (MONEY.includes(field)) return grouped(String(value));
  if (PERCENT.includes(field)) return `${value} %`;
  return field === 'freeMinutes' ? `${hoursOf(Number(value))} h` : String(value);
}
