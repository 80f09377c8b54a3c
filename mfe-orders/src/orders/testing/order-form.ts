import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Replies } from 'shared-ui/testing';
import {
  contact,
  dryGoods,
  fullLoad,
  kamala,
  kandy,
  lanka,
  lorry,
  nimal,
  order,
  pageOf,
  port,
  tea,
  yearly,
} from './orders.fixtures.ts';

/** API replies for the order form. */
export const orderFormReplies: Replies = {
  'GET order-types': () => pageOf(fullLoad),
  'GET partners': () => pageOf(lanka),
  'GET contracts': () => pageOf(yearly),
  'GET operations': () => pageOf(dryGoods),
  'GET vehicles/types': () => pageOf(lorry),
  'GET contacts': ({ query }) => pageOf(contact(query.get('locationId') === port.id ? nimal : kamala)),
  'GET cargos': () => pageOf({ ...tea, allowedCargoTypes: [] }),
  'GET locations': () => pageOf(port, kandy),
  'GET shared/geo/distance': () => ({ distance: '137.456', estimated: true }),
  'POST orders/preview': () => ({ distance: '137.456', cost: '12371.04', currency: 'LKR', estimated: true, apart: [] }),
  'POST orders': () => order(),
  'PATCH orders/:id': () => order(),
  'PATCH orders/:id/stage': () => order({ stage: 'pendingValidation' }),
};

export const getField = (name: string, role = 'textbox') => screen.getByRole(role, { name });
export const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
export const findStep = (name: string) => screen.findByRole('heading', { level: 2, name });

export async function chooseOption(user: UserEvent, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
}

export async function enterText(user: UserEvent, label: string, text: string) {
  await user.clear(getField(label));
  await user.click(getField(label));
  await user.paste(text);
}

/** @param dateTime as displayed: `01.12.2030 08:00` */
export async function enterDateTime(user: UserEvent, label: string, dateTime: string) {
  const [day = '', time = ''] = dateTime.split(' ');
  await enterText(user, label, day);
  await enterText(user, `${label}, Time`, time);
}

export const expectDescription = (name: string, text: string, role = 'textbox') =>
  waitFor(() => expect(getField(name, role)).toHaveAccessibleDescription(text));
