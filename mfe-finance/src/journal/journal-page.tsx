import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { JournalRun } from 'shared-contracts/finance/journal';
import { JOURNAL_FORMATS } from 'shared-contracts/values/finance/journal';
import { Button, Flex, Icon, lazyDialog, useFormatMessage, withValues } from 'shared-ui';
import { ListPage, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { journalMutations, journalQueries } from './journal.api.ts';
import { actions, formats, messages } from './journal.messages.ts';
import { ACCOUNTS_PATH, WRITE } from './journal-access.ts';
import { runColumns } from './run.columns.tsx';

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Postings exported to accounting, each once. */
export default function JournalPage() {
  const list = useListParams({ sort: '-number' });
  const runs = useQuery(journalQueries.runs(list.query));
  const navigate = useNavigate();
  const formatMessage = useFormatMessage();
  const { mutateAsync: download } = useMutation(journalMutations.download());
  const rowActions = ({ id }: JournalRun): Action[] =>
    JOURNAL_FORMATS.map((format) => ({
      label: formats[format],
      icon: 'download',
      onSelect: () => download({ id, format }),
    }));
  return (
    <>
      <ListPage
        name="journal-runs"
        title={messages.title}
        list={list}
        rows={runs}
        columns={runColumns}
        rowName={({ number }) => formatMessage(withValues(messages.runName, { number }))}
        rowActions={rowActions}
        actions={
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" onClick={() => void navigate(ACCOUNTS_PATH)}>
              <Icon name="settings" />
              <FormattedMessage {...messages.accounts} />
            </Button>
            <Can access={WRITE}>
              <Button onClick={() => list.openDialog('export')}>
                <Icon name="upload" />
                <FormattedMessage {...actions.export} />
              </Button>
            </Can>
          </Flex>
        }
        emptyState={{ title: messages.none, text: messages.noneText, icon: 'file' }}
      />
      <Can access={WRITE}>{list.dialog?.name === 'export' && <ExportDialog onClose={list.closeDialog} />}</Can>
    </>
  );
}
