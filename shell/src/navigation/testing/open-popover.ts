import { fireEvent, screen, within } from '@testing-library/react';

/** Opens a popover by its button, as jsdom has no popovers. */
export function openPopover(button: string | RegExp) {
  const popover = document.getElementById(
    screen.getByRole('button', { name: button }).getAttribute('popovertarget') ?? '',
  );
  if (!popover) throw new Error(`${button} opens no popover`);
  fireEvent(popover, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  return within(popover);
}
