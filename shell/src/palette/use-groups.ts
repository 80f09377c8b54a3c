import { signOut } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { RecordSummary } from 'shared-contracts/search';
import { useFormatMessage } from 'shared-ui';
import type { StatusStyle } from 'shared-ui/format';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useState } from 'react';
import { messages as navigation } from '../navigation/navigation.messages.ts';
import { messages as settings } from '../settings/settings.messages.ts';
import type { MenuEntry } from '../navigation/menu.ts';
import { useCommands } from './commands.ts';
import { findMatches } from './matching.rules.ts';
import type { groupMessages } from './palette.messages.ts';
import { recordStatusStyle } from './record-status-style.ts';
import { RECORD_KINDS, RECORDS } from './records.ts';
import { isCreatePath, useScreens } from './screens.ts';
import { useWaitingOrders } from './use-waiting-orders.ts';
import { useListViews } from './use-list-views.ts';
import { useRecordSearch, useRecordsByPath } from './use-records.ts';
import { toVisitPath, readVisits } from './visits.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

export type Entry = {
  key: string;
  label: string;
  hint: string | null;
  icon: string;
  statusStyle?: StatusStyle | undefined;
  run: () => void;
};
export type Group = { id: keyof typeof groupMessages; entries: Entry[] };

const MAX_RECENT = 6;

const recordEntry = ({ kind, id, hint, stage, ...record }: RecordSummary, openPath: (path: string) => void): Entry => ({
  key: `${kind} ${id}`,
  label: formatOrderNumber(record),
  hint,
  icon: RECORDS[kind].icon,
  statusStyle: recordStatusStyle({ kind, stage }),
  run: () => openPath(RECORDS[kind].path(id)),
});

type GroupOptions = { user: UserInfo; onSettings: () => void };

/** Returns the matches of the query; without a query recent entries, all screens and actions. */
export function useGroups(query: string, { user, onSettings }: GroupOptions) {
  const formatMessage = useFormatMessage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const openPath = (path: string) => void navigate(path);
  const [visits] = useState(() => readVisits(user.id).filter((path) => path !== toVisitPath(pathname)));
  const recordByPath = useRecordsByPath(visits);
  const { records, ...search } = useRecordSearch(query);

  const toEntry = ({ path, label, icon }: MenuEntry): Entry => ({
    key: path,
    label,
    hint: null,
    icon,
    run: () => openPath(path),
  });
  const allScreens = useScreens(user).map(toEntry);
  const screens = allScreens.filter(({ key }) => !isCreatePath(key));
  const commands = useCommands(user).map(toEntry);
  const views = useListViews(screens).map(({ link, ...view }): Entry => ({
    ...view,
    icon: 'columns',
    run: () => openPath(link),
  }));
  const approvals = useWaitingOrders(query, commands).map(({ path, ...approval }): Entry => ({
    ...approval,
    run: () => openPath(path),
  }));
  const actions: Entry[] = [
    ...allScreens.filter(({ key }) => isCreatePath(key)),
    ...commands,
    ...approvals,
    { key: 'settings', label: formatMessage(settings.title), hint: null, icon: 'settings', run: onSettings },
    { key: 'signOut', label: formatMessage(navigation.signOut), hint: null, icon: 'sign-out', run: signOut },
  ];
  const recent = visits.flatMap((path) => {
    const record = recordByPath.get(path);
    return record ? recordEntry(record, openPath) : allScreens.filter(({ key }) => key === path);
  });
  const groups: Group[] = query.trim()
    ? [
        { id: 'screens', entries: findMatches(query, screens) },
        { id: 'views', entries: findMatches(query, views) },
        { id: 'actions', entries: findMatches(query, actions) },
        ...RECORD_KINDS.map((kind): Group => ({
          id: kind,
          entries: records.filter((record) => record.kind === kind).map((record) => recordEntry(record, openPath)),
        })),
      ]
    : [
        {
          id: 'recent',
          entries: recent.slice(0, MAX_RECENT).map((entry) => ({ ...entry, key: `recent ${entry.key}` })),
        },
        { id: 'screens', entries: screens },
        { id: 'actions', entries: actions },
      ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), search };
}
