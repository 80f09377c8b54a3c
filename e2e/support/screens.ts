import type { Page } from '@playwright/test';
import type { Order } from 'shared-contracts/orders';
import { expect } from './test.ts';

type Screen = {
  login: string | null;
  address: (order: Pick<Order, 'id'>) => string;
  /** All there: the words are the data's, so that they are the same in every language. */
  isThere: (page: Page) => Promise<void>;
};

const shows = (text: string | RegExp) => async (page: Page) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
const steps = (page: Page) => expect(page.locator('main input').first()).toBeVisible();

/** The screens of this stage of the portal, by what people call them. */
export const SCREENS: Record<string, Screen> = {
  'sign-in': { login: null, address: () => '/login', isThere: (page) => expect(page.locator('main input').first()).toBeVisible() },
  registration: { login: null, address: () => '/login/registration', isThere: steps },
  'password reset': { login: null, address: () => '/login/reset', isThere: steps },
  home: { login: 'approver1', address: () => '/', isThere: shows('Ceylon Harvest Exports') },
  'list of orders': { login: 'planner', address: () => '/orders', isThere: shows(/O-000\d\d\d/) },
  'creation of an order': { login: 'planner', address: () => '/order/new', isThere: steps },
  order: { login: 'approver1', address: ({ id }) => `/orders/${id}`, isThere: shows('Black tea, paper sack') },
  'order types': { login: 'owner', address: () => '/order-types', isThere: shows('Estate collection') },
};
