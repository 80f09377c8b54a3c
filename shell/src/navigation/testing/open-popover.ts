import { fireEvent, screen, within } from '@testing-library/react';

/** What the browser does when the button of a popover is pressed; there is no popover where there is no layout. */
export function openPopover(button: string | RegExp) {
  const popover = document.getElementById(
    screen.getByRole('button', { name: button }).getAttribute('popovertarget') ?? '',
  );
  if (!popover) throw new Error(`${button} opens nothing`);
  fireEvent(popover, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  return within(popover);
}
