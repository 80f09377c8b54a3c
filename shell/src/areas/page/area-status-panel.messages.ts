import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailureKind } from 'shared-contracts/values/failures';

export const messages = defineMessages({
  slow: { id: 'shell.areas.slow.title', defaultMessage: '{name} is taking longer than usual' },
  slowText: {
    id: 'shell.areas.slow.text',
    defaultMessage: 'This screen is still being loaded. The rest of the portal works meanwhile.',
  },
  missing: { id: 'shell.areas.missing.title', defaultMessage: '{name} is not part of the portal at the moment' },
  missingText: {
    id: 'shell.areas.missing.text',
    defaultMessage: 'It was taken away, perhaps for a short time only. Everything else in the portal works.',
  },
  failed: { id: 'shell.areas.failed.title', defaultMessage: '{name} cannot be reached right now' },
  failedText: {
    id: 'shell.areas.failed.text',
    defaultMessage: 'It may be being updated. Everything else in the portal works.',
  },
  altered: { id: 'shell.areas.altered.title', defaultMessage: '{name} did not arrive as it was sent' },
  alteredText: {
    id: 'shell.areas.altered.text',
    defaultMessage:
      'Something on the way changed it, so for your safety it was not opened. Everything else in the portal works.',
  },
  blocked: { id: 'shell.areas.blocked.title', defaultMessage: '{name} may not be opened here' },
  blockedText: {
    id: 'shell.areas.blocked.text',
    defaultMessage:
      'The rules of safety of this page do not allow the address that it comes from. Everything else in the portal works.',
  },
  tooNew: { id: 'shell.areas.tooNew.title', defaultMessage: '{name} needs a newer portal' },
  tooNewText: {
    id: 'shell.areas.tooNew.text',
    defaultMessage:
      'It was made for a newer version of the portal than this page has. Loading the page again usually helps; save your work first.',
  },
  mismatched: { id: 'shell.areas.mismatched.title', defaultMessage: '{name} does not fit this portal' },
  mismatchedText: {
    id: 'shell.areas.mismatched.text',
    defaultMessage: 'It was built with other parts than the portal has. Everything else in the portal works.',
  },
  unstarted: { id: 'shell.areas.unstarted.title', defaultMessage: '{name} could not be started' },
  unstartedText: {
    id: 'shell.areas.unstarted.text',
    defaultMessage: 'It came, and has a fault. Everything else in the portal works.',
  },
  broken: { id: 'shell.areas.broken.title', defaultMessage: '{name} ran into a problem' },
  brokenText: {
    id: 'shell.areas.broken.text',
    defaultMessage: 'Your saved work is not affected. Everything else in the portal works.',
  },
  tryAgain: { id: 'shell.areas.tryAgain', defaultMessage: 'Try again' },
  number: { id: 'shell.areas.number', defaultMessage: 'If you ask for help, name fault {number}.' },
});

export const TITLES: Record<FailureKind, MessageDescriptor> = {
  slow: messages.slow,
  missing: messages.missing,
  unreachable: messages.failed,
  altered: messages.altered,
  blocked: messages.blocked,
  tooNew: messages.tooNew,
  mismatched: messages.mismatched,
  unstarted: messages.unstarted,
  broken: messages.broken,
};
export const TEXTS: Record<FailureKind, MessageDescriptor> = {
  slow: messages.slowText,
  missing: messages.missingText,
  unreachable: messages.failedText,
  altered: messages.alteredText,
  blocked: messages.blockedText,
  tooNew: messages.tooNewText,
  mismatched: messages.mismatchedText,
  unstarted: messages.unstartedText,
  broken: messages.brokenText,
};
