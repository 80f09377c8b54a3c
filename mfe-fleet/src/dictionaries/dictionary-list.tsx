import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import { Button, Icon, Switch } from 'shared-ui';
import { CreateButton, ListPage, ListTabs, SearchFilter, useListParams, type ListParams } from 'shared-ui/list';
import { entryQueries } from './dictionaries.api.ts';
import { messages } from './dictionaries.messages.ts';
import { DictionaryDialogs, WRITE } from './dictionary-dialogs.tsx';
import { DICTIONARIES, FIRST, type Kind } from './dictionary-kinds.ts';
import { columnsOf } from './entry-columns.tsx';
import { creates, empties, tabs } from './kinds.messages.ts';
import { useEntryActions } from './use-entry-actions.ts';

/** What root keeps is the platform's. */
function OnlyOwn({ list }: { list: ListParams }) {
  const isRoot = useCan({ roles: ['root'] });
  return (
    <Switch checked={list.valueOf('my') === 'true'} onChange={(on) => list.filter({ my: on ? 'true' : undefined })}>
      <FormattedMessage {...(isRoot ? messages.onlyPlatform : messages.onlyOwn)} />
    </Switch>
  );
}

/** One of the dictionaries. */
export function DictionaryList({ kind }: { kind: Kind }) {
  const list = useListParams({ filters: ['my'], sort: DICTIONARIES[kind].sort });
  const rows = useQuery(entryQueries.list(kind, list.query));
  const rowActions = useEntryActions(kind, list.open);
  const create = <CreateButton access={WRITE} label={creates[kind]} onClick={() => list.open('new')} />;
  const fits = kind === FIRST && (
    <Button variant="outline" onClick={() => list.open('fits')}>
      <Icon name="search" />
      <FormattedMessage {...messages.fits} />
    </Button>
  );
  return (
    <>
      <ListPage
        name={`dictionary-${kind}`}
        title={messages.title}
        list={list}
        rows={rows}
        columns={columnsOf(kind)}
        rowName={(entry) => entry.name}
        rowActions={rowActions}
        filters={
          <>
            <ListTabs name="tab" label={messages.title} tabs={tabs} />
            <SearchFilter label={messages.search} />
            <OnlyOwn list={list} />
          </>
        }
        actions={
          <>
            {fits}
            {create}
          </>
        }
        empty={{ title: empties[kind], text: messages.emptyText, icon: 'archive', action: create }}
      />
      {list.dialog && <DictionaryDialogs {...list.dialog} kind={kind} rows={rows} onClose={list.close} />}
    </>
  );
}
