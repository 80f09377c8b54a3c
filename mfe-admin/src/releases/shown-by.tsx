import type { ReleaseRow } from 'shared-contracts/releases';
import { fill, useSay } from 'shared-ui';
import { hostWords } from './release-words.ts';
import { messages, whys } from './releases.messages.ts';

/** The channels and hosts that show a release. */
export function ShownBy({ row: { shownBy, pinnedOn } }: { row: ReleaseRow }) {
  const say = useSay();
  const channels = shownBy.map(({ channel, share }) =>
    share === null ? channel : say(fill(messages.channel, { channel, share })),
  );
  const pins = pinnedOn.map((host) => `${say(whys.pin)}: ${say(hostWords(host))}`);
  return [...channels, ...pins].join(', ') || '–';
}
