import { fireEvent, screen, within } from '@testing-library/react';

/** What the browser does when the button of a popover is pressed; there is no popover where there is no layout. */
export function openPopover(name: string) {
  const popover = screen.getByRole('dialog', { name });
  fireEvent(popover, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  return within(popover);
}
