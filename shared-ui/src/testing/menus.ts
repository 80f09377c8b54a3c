import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const until = (holds: () => boolean, what: string) =>
  waitFor(() => {
    if (!holds()) throw new Error(what);
  });

/** Chooses from the open menu. The entry is marked before it is let go; without a real pointer the menu is given no time for that. */
export async function chooseEntry(user: UserEvent, role: 'menuitem' | 'menuitemcheckbox', name: string) {
  await until(() => screen.getByRole('menu') === document.activeElement, 'The menu is not ready');
  const entry = screen.getByRole(role, { name });
  await user.pointer({ keys: '[MouseLeft>]', target: entry });
  await until(() => entry.hasAttribute('data-highlighted'), `${name} is not marked`);
  await user.pointer({ keys: '[/MouseLeft]', target: entry });
}

/** Opens the menu of a row or a page and chooses from it: `chooseAction(user, 'O-000104', 'Delete')`. */
export async function chooseAction(user: UserEvent, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  await chooseEntry(user, 'menuitem', action);
}
