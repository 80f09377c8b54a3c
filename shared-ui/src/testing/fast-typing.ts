import { act, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Keys of user-event such as `{Enter}`, which cannot be pasted. */
const HAS_KEYS = /[{[]/;

/**
 * Types only the last character of a text and pastes the rest: every keystroke renders and validates the whole form, a
 * fifth of the processor time of screen tests.
 */
export const withFastTyping = (user: UserEvent): UserEvent => ({
  ...user,
  async type(field, text, options) {
    if (options || text.length < 2 || HAS_KEYS.test(text)) return user.type(field, text, options);
    await user.click(field);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  },
});

/**
 * Types letter by letter while time stands still. For tests of debounced searches with fake timers: otherwise a slow
 * machine looks like a typist who pauses.
 */
export async function typeWithoutPause(field: HTMLElement, text: string) {
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.change(field, { target: { value: text.slice(0, end) } });
    await act(async () => undefined);
  }
}
