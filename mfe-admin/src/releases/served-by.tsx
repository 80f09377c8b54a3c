import type { ReleaseRow } from 'shared-contracts/portal/releases';
import { withValues, useFormatMessage } from 'shared-ui';
import { hostMessage } from './release-labels.ts';
import { messages, reasonMessages } from './releases.messages.ts';

/** Lists the channels that serve a release and the hosts pinned to it. */
export function ServedBy({ row: { shownBy, pinnedOn } }: { row: ReleaseRow }) {
  const formatMessage = useFormatMessage();
  const channels = shownBy.map(({ channel, share }) =>
    share === null ? channel : formatMessage(withValues(messages.channel, { channel, share })),
  );
  const pins = pinnedOn.map((host) => `${formatMessage(reasonMessages.pin)}: ${formatMessage(hostMessage(host))}`);
  return [...channels, ...pins].join(', ') || '–';
}
