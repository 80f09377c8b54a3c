import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const waitUntil = (condition: () => boolean, error: string) =>
  waitFor(() => {
    if (!condition()) throw new Error(error);
  });

/** Selects an item of the open menu. It is highlighted before the pointer is released, as with a real pointer. */
export async function chooseMenuItem(
  user: UserEvent,
  role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio',
  name: string,
) {
  await waitUntil(() => screen.getByRole('menu') === document.activeElement, 'The menu is not focused');
  const item = screen.getByRole(role, { name });
  await user.pointer({ keys: '[MouseLeft>]', target: item });
  await waitUntil(() => item.hasAttribute('data-highlighted'), `${name} is not highlighted`);
  await user.pointer({ keys: '[/MouseLeft]', target: item });
}

/** Opens the actions menu of a row or a page and selects an action: `chooseAction(user, 'O-000104', 'Delete')`. */
export async function chooseAction(user: UserEvent, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  await chooseMenuItem(user, 'menuitem', action);
}
