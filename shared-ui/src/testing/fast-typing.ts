import type { UserEvent } from '@testing-library/user-event';

/** Keys of user-event such as `{Enter}`, which cannot be pasted. */
const HAS_KEYS = /[{[]/;

/**
 * Types only the last character of a text and pastes the rest: every keystroke renders and validates the whole form,
 * a fifth of the processor time of screen tests.
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
