import type { ReleaseInForce, ReleaseReason } from 'shared-contracts/releases';
import { FAILURES, type FailureKind } from 'shared-contracts/values/failures';
import { fill, useSay, type Say, type Words } from 'shared-ui';
import { kinds, messages, passed, whys } from './releases.messages.ts';

type Named = { build: string | null; version: string | null };

/** `1.1.5+3f9c01aa`; the build alone when the registry does not know it any more. */
export const releaseName = ({ build, version }: Named) => [version, build].filter(Boolean).join('+') || '–';

export const hostWords = (host: string): Words =>
  host === '*' ? messages.otherHosts : fill(messages.asItIs, { name: host });

export const kindWords = (kind: FailureKind): Words => fill(kinds[kind], { number: FAILURES[kind] });

const wordsOf = ({ why }: ReleaseReason): Words =>
  why === 'pin' || why === 'lastGood' ? whys[why] : fill(whys.channel, { channel: why });

function reasonText(say: Say, reason: ReleaseReason): string {
  const why = say(wordsOf(reason));
  if (reason.against)
    return say(fill(passed[reason.against], { release: releaseName(reason), share: reason.share ?? 0, why }));
  return reason.isOnly ? say(fill(whys.isOnly, { why })) : why;
}

/** Why a host shows what it shows, and what it passes over. */
export function useWhy(): (row: ReleaseInForce) => string {
  const say = useSay();
  return ({ isShown, isTooNew, reasons, release }) => {
    if (!isShown) return say(whys.notShown);
    const decisive = reasons.find(({ against }) => !against);
    const first = release && decisive ? reasonText(say, decisive) : say(isTooNew ? whys.tooNew : whys.none);
    const stronger = reasons.slice(0, decisive ? reasons.indexOf(decisive) : undefined);
    return [first, ...stronger.map((reason) => reasonText(say, reason))].join(' · ');
  };
}
