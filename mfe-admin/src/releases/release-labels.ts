import type { ActiveRelease, ReleaseReason } from 'shared-contracts/portal/releases';
import { REGISTRY_ACTIONS, type RegistryAction } from 'shared-contracts/values/portal/areas';
import { FAILURE_NUMBERS, type FailureKind } from 'shared-contracts/values/portal/failures';
import { withValues, useFormatMessage, type FormatMessage, type Message } from 'shared-ui';
import { actionMessages, failureKinds, messages, passedOverMessages, reasonMessages } from './releases.messages.ts';

type BuildVersion = { build: string | null; version: string | null };

/** Formats a release as `1.1.5+3f9c01aa`, or only its build if the registry no longer lists it. */
export const releaseName = ({ build, version }: BuildVersion) => [version, build].filter(Boolean).join('+') || '–';

export const hostMessage = (host: string): Message =>
  host === '*' ? messages.otherHosts : withValues(messages.nameOnly, { name: host });

export const failureKindMessage = (kind: FailureKind): Message =>
  withValues(failureKinds[kind], { number: FAILURE_NUMBERS[kind] });

/** An action of a later release is shown by its name. */
export const actionMessage = (action: string): Message =>
  REGISTRY_ACTIONS.some((name) => name === action)
    ? actionMessages[action as RegistryAction]
    : withValues(messages.nameOnly, { name: action });

const reasonMessage = ({ why }: ReleaseReason): Message =>
  why === 'pin' || why === 'lastGood' ? reasonMessages[why] : withValues(reasonMessages.channel, { channel: why });

function reasonText(formatMessage: FormatMessage, reason: ReleaseReason): string {
  const why = formatMessage(reasonMessage(reason));
  if (reason.against)
    return formatMessage(
      withValues(passedOverMessages[reason.against], { release: releaseName(reason), share: reason.share ?? 0, why }),
    );
  return reason.isOnly ? formatMessage(withValues(reasonMessages.isOnly, { why })) : why;
}

/** Returns a function that explains why a host shows a release and why it skipped others. */
export function useReleaseReason(): (row: ActiveRelease) => string {
  const formatMessage = useFormatMessage();
  return ({ isShown, isTooNew, reasons, release }) => {
    if (!isShown) return formatMessage(reasonMessages.notShown);
    const decisive = reasons.find(({ against }) => !against);
    const mainReason =
      release && decisive
        ? reasonText(formatMessage, decisive)
        : formatMessage(isTooNew ? reasonMessages.tooNew : reasonMessages.none);
    const passedOver = reasons.slice(0, decisive ? reasons.indexOf(decisive) : undefined);
    return [mainReason, ...passedOver.map((reason) => reasonText(formatMessage, reason))].join(' · ');
  };
}
