import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import { Button, Icon, Switch } from 'shared-ui';
import { CreateButton, ListPage, ListTabs, SearchFilter, useListParams, type ListParams } from 'shared-ui/list';
import { entryQueries } from './dictionaries.api.ts';
import { messages } from './dictionaries.messages.ts';
import { DictionaryDialogs, WRITE_ACCESS } from './dictionary-dialogs.tsx';
import { DEFAULT_KIND, DICTIONARIES, type DictionaryKind } from './dictionary-kinds.ts';
import { getColumns } from './entry-columns.tsx';
import { createLabels, emptyTitles, tabLabels } from './kinds.messages.ts';
import { useEntryActions } from './use-entry-actions.ts';

/** Root's own entries are the platform's. */
function OwnEntriesSwitch({ list }: { list: ListParams }) {
  const isRoot = useCan({ roles: ['root'] });
  return (
    <Switch
      checked={list.getValue('my') === 'true'}
      onChange={(isChecked) => list.setFilters({ my: isChecked ? 'true' : undefined })}
    >
      <FormattedMessage {...(isRoot ? messages.onlyPlatform : messages.onlyOwn)} />
    </Switch>
  );
}

export function DictionaryList({ kind }: { kind: DictionaryKind }) {
  const list = useListParams({ filters: ['my'], sort: DICTIONARIES[kind].sort });
  const entries = useQuery(entryQueries.list(kind, list.query));
  const rowActions = useEntryActions(kind, list.openDialog);
  const createButton = (
    <CreateButton access={WRITE_ACCESS} label={createLabels[kind]} onClick={() => list.openDialog('new')} />
  );
  const suggestButton = kind === DEFAULT_KIND && (
    <Button variant="outline" onClick={() => list.openDialog('fits')}>
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
        rows={entries}
        columns={getColumns(kind)}
        rowName={(entry) => entry.name}
        rowActions={rowActions}
        filters={
          <>
            <ListTabs name="tab" label={messages.title} tabs={tabLabels} />
            <SearchFilter label={messages.search} />
            <OwnEntriesSwitch list={list} />
          </>
        }
        actions={
          <>
            {suggestButton}
            {createButton}
          </>
        }
        emptyState={{ title: emptyTitles[kind], text: messages.emptyText, icon: 'archive', action: createButton }}
      />
      {list.dialog && <DictionaryDialogs {...list.dialog} kind={kind} onClose={list.closeDialog} />}
    </>
  );
}
