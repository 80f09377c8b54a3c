import { signOut } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import type { FoundRecord } from 'shared-contracts/search';
import { useSay } from 'shared-ui';
import type { Look } from 'shared-ui/format';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useState } from 'react';
import { messages as navigation } from '../navigation/navigation.messages.ts';
import { messages as settings } from '../settings/settings.messages.ts';
import { matching } from './matching.rules.ts';
import type { groupMessages } from './palette.messages.ts';
import { lookOf } from './record-looks.ts';
import { RECORD_KINDS, RECORDS } from './records.ts';
import { useScreens } from './screens.ts';
import { useFound, useKnown } from './use-records.ts';
import { placeOf, visitsOf } from './visits.ts';

export type Entry = {
  key: string;
  label: string;
  hint: string | null;
  icon: string;
  look?: Look | undefined;
  run: () => void;
};
export type Group = { id: keyof typeof groupMessages; entries: Entry[] };

const RECENT = 6;

const recordEntry = ({ kind, id, number, hint, stage }: FoundRecord, go: (path: string) => void): Entry => ({
  key: `${kind} ${id}`,
  label: number,
  hint,
  icon: RECORDS[kind].icon,
  look: lookOf({ kind, stage }),
  run: () => go(RECORDS[kind].path(id)),
});

type Means = { user: UserInfo; onSettings: () => void };

/** What there is to choose from: by what is typed, or, when nothing is, what was used last and then everything. */
export function useGroups(typed: string, { user, onSettings }: Means) {
  const say = useSay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (path: string) => void navigate(path);
  const [visits] = useState(() => visitsOf(user.id).filter((path) => path !== placeOf(pathname)));
  const known = useKnown(visits);
  const { records, ...search } = useFound(typed);

  const screens = useScreens(user).map(({ path, label, icon }): Entry => ({
    key: path,
    label,
    hint: null,
    icon,
    run: () => go(path),
  }));
  const actions: Entry[] = [
    { key: 'settings', label: say(settings.title), hint: null, icon: 'settings', run: onSettings },
    { key: 'signOut', label: say(navigation.signOut), hint: null, icon: 'sign-out', run: signOut },
  ];
  const recent = visits.flatMap((path) => {
    const record = known.get(path);
    return record ? recordEntry(record, go) : screens.filter(({ key }) => key === path);
  });
  const groups: Group[] = typed.trim()
    ? [
        { id: 'screens', entries: matching(typed, screens) },
        { id: 'actions', entries: matching(typed, actions) },
        ...RECORD_KINDS.map((kind): Group => ({
          id: kind,
          entries: records.filter((record) => record.kind === kind).map((record) => recordEntry(record, go)),
        })),
      ]
    : [
        { id: 'recent', entries: recent.slice(0, RECENT).map((entry) => ({ ...entry, key: `recent ${entry.key}` })) },
        { id: 'screens', entries: screens },
        { id: 'actions', entries: actions },
      ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), search };
}
