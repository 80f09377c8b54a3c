import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailureKind } from 'shared-contracts/values/portal/failures';

export const messages = defineMessages({
  slow: { id: 'shell.areas.slow.title', defaultMessage: '{name} is taking longer than usual' },
  slowText: {
    id: 'shell.areas.slow.text',
    defaultMessage: 'This screen is still loading. The rest of the portal keeps working.',
  },
  missing: { id: 'shell.areas.missing.title', defaultMessage: '{name} is not part of the portal at the moment' },
  missingText: {
    id: 'shell.areas.missing.text',
    defaultMessage:
      'It was removed from the portal, perhaps only for a short time. Everything else in the portal works.',
  },
  failed: { id: 'shell.areas.failed.title', defaultMessage: '{name} cannot be reached right now' },
  failedText: {
    id: 'shell.areas.failed.text',
    defaultMessage: 'It may be updating. Everything else in the portal works.',
  },
  altered: { id: 'shell.areas.altered.title', defaultMessage: '{name} was changed in transit' },
  alteredText: {
    id: 'shell.areas.altered.text',
    defaultMessage: 'It was not opened for your security. Everything else in the portal works.',
  },
  blocked: { id: 'shell.areas.blocked.title', defaultMessage: '{name} can’t be opened here' },
  blockedText: {
    id: 'shell.areas.blocked.text',
    defaultMessage: 'The security policy of this page does not allow its address. Everything else in the portal works.',
  },
  tooNew: { id: 'shell.areas.tooNew.title', defaultMessage: '{name} requires a newer version of the portal' },
  tooNewText: {
    id: 'shell.areas.tooNew.text',
    defaultMessage: 'Reloading the page usually helps. Save your work first.',
  },
  mismatched: { id: 'shell.areas.mismatched.title', defaultMessage: '{name} is not compatible with this portal' },
  mismatchedText: {
    id: 'shell.areas.mismatched.text',
    defaultMessage: 'It was built for another version of the portal. Everything else in the portal works.',
  },
  unstarted: { id: 'shell.areas.unstarted.title', defaultMessage: '{name} could not be started' },
  unstartedText: {
    id: 'shell.areas.unstarted.text',
    defaultMessage: 'An error occurred while it was starting. Everything else in the portal works.',
  },
  broken: { id: 'shell.areas.broken.title', defaultMessage: '{name} ran into a problem' },
  brokenText: {
    id: 'shell.areas.broken.text',
    defaultMessage: 'Your saved work is not affected. Everything else in the portal works.',
  },
  tryAgain: { id: 'shell.areas.tryAgain', defaultMessage: 'Try again' },
  number: { id: 'shell.areas.number', defaultMessage: 'If you contact support, mention fault {number}.' },
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
