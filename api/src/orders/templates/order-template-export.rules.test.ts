import { exportRow } from '../../platform/export/testing/export-row.ts';
import { ORDER_TEMPLATE_EXPORT } from './order-template-export.rules.ts';

const template = {
  name: 'Weekly tea',
  partner: { name: 'Lanka' },
  pickup: 'Port',
  drop: 'Kandy',
  orderType: { name: 'Export' },
  timeZone: 'Asia/Colombo',
  createdAt: 1,
};

test('exports an order template', () => {
  expect(exportRow(ORDER_TEMPLATE_EXPORT, template)).toEqual({
    name: 'Weekly tea',
    partner: 'Lanka',
    route: 'Port → Kandy',
    orderType: 'Export',
    timeZone: 'Asia/Colombo',
    createdAt: 1,
  });
});

test('a template can leave its partner, type and places open', () => {
  const row = { ...template, partner: null, orderType: null, pickup: null };
  expect(exportRow(ORDER_TEMPLATE_EXPORT, row)).toMatchObject({
    partner: undefined,
    orderType: undefined,
    route: 'Kandy',
  });
});
