import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import { pickCardColumns } from './card-columns.rules.ts';

test.each<[string, ReportColumnId[], ReportColumnId[]]>([
  [
    'the total of a bill with its currency',
    ['orderNumber', 'orderReference', 'orderStage', 'owner', 'taxBase', 'total', 'billCurrency', 'costLkr'],
    ['orderReference', 'orderStage', 'total', 'billCurrency'],
  ],
  [
    'revenue and cost',
    ['tripNumber', 'tripStage', 'vehicle', 'driver', 'tripRevenue', 'tripCost'],
    ['tripStage', 'vehicle', 'tripRevenue', 'tripCost'],
  ],
  [
    'the first columns without amounts',
    ['stop', 'task', 'location', 'address', 'phone', 'contact'],
    ['task', 'location', 'address', 'phone'],
  ],
  [
    'a single amount',
    ['orderNumber', 'cost', 'owner', 'partner', 'pickup', 'drop'],
    ['cost', 'owner', 'partner', 'pickup'],
  ],
  ['nothing next to the title', ['orderNumber'], []],
])('cards show %s', (_name, columns, expected) => {
  expect(pickCardColumns(columns)).toEqual(expected);
});
