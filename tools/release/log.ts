import type { Registry, RegistryChange } from 'shared-contracts/values/portal/areas';
import { table } from '../lib/table.ts';

const NONE = '–';
const MAX_MESSAGE_LENGTH = 60;

const timeOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 16).replace('T', ' ');
const shortened = (text: string) =>
  text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : text;
const releaseOf = ({ area, version, build }: RegistryChange) =>
  [area, build && `${version ?? '?'}+${build}`].filter(Boolean).join(' ') || NONE;

/** The last changes of a registry, latest first, as a table. */
export function logged(
  { history = [] }: Registry,
  { area, limit }: { area: string | undefined; limit: number },
): string {
  const rows = history
    .filter((change) => area === undefined || change.area === area)
    .slice(0, limit)
    .map((change) => [
      `${timeOf(change.at)} UTC`,
      change.by,
      change.action,
      releaseOf(change),
      change.target ?? NONE,
      change.commit ?? NONE,
      shortened(change.message ?? NONE),
      change.source ?? NONE,
    ]);
  return rows.length > 0
    ? table(['When', 'Who', 'Action', 'Release', 'Where', 'Commit', 'Why', 'Source'], rows)
    : 'No change is noted.';
}
