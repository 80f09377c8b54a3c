import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { Statement } from 'shared-contracts/finance/statements';
import type { Access } from 'shared-contracts/values/identity/access';
import { Button, EmptyState, Flex, Icon, Page, QueryContent, Skeleton, Stack } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { DateOnly, useDayConversion } from 'shared-ui/format';
import { DateRangeFilter, ListFilterContext, SelectFilter, useListParams } from 'shared-ui/list';
import { AccountTable } from './account-table.tsx';
import { startOfQuarterUntil } from './period.rules.ts';
import { statementMutations, statementQueries, type StatementPeriod } from './statements.api.ts';
import { emailMessages, messages, sides } from './statements.messages.ts';

const EmailDialog = lazy(async () => ({ default: (await import('./email-dialog.tsx')).EmailDialog }));

/** Users who may send statements. */
const SEND: Access = {
  model: 'orderBillApprove',
  action: 'write',
  or: [{ model: 'tripBillApprove', action: 'write' }],
};
const FILES = [
  { file: 'export', extension: 'pdf', label: messages.pdf },
  { file: 'excel', extension: 'xlsx', label: messages.excel },
] as const;

type FileProps = { query: StatementPeriod; name: string; of: (typeof FILES)[number] };

function FileButton({ query, name, of: { file, extension, label } }: FileProps) {
  const download = useMutation(statementMutations.download(file));
  const save = () => download.mutate(query, { onSuccess: (content) => saveFile(content, `${name}.${extension}`) });
  return (
    <Button variant="outline" loading={download.isPending} onClick={save}>
      <Icon name="download" />
      <FormattedMessage {...label} />
    </Button>
  );
}

type ActionsProps = { query: StatementPeriod; partner: string; onSend: () => void };

const Actions = ({ query, partner, onSend }: ActionsProps) => (
  <Flex gap="2" wrap="wrap">
    {FILES.map((of) => (
      <FileButton key={of.file} query={query} name={`statement ${partner}`} of={of} />
    ))}
    <Can access={SEND}>
      <Button onClick={onSend}>
        <Icon name="mail" />
        <FormattedMessage {...emailMessages.send} />
      </Button>
    </Can>
  </Flex>
);

const Accounts = ({ accounts }: Pick<Statement, 'accounts'>) =>
  accounts.length === 0 ? (
    <EmptyState icon="file" title={messages.nothing} text={messages.nothingText} />
  ) : (
    accounts.map((account) => <AccountTable key={account.currency} account={account} />)
  );

function Filters() {
  const partners = useQuery(statementQueries.partners);
  const options = (partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Flex gap="2" wrap="wrap" mb="4">
      <SelectFilter name="partnerId" label={messages.partner} options={options} />
      <SelectFilter name="side" label={messages.side} options={sides} />
      <DateRangeFilter from="from" to="to" label={messages.period} />
    </Flex>
  );
}

/** The side and period of the statement, including defaults. */
const Shows = ({ statement: { side, from, to } }: { statement: Statement }) => (
  <>
    <FormattedMessage {...sides[side]} /> · <DateOnly at={from} /> – <DateOnly at={to} />
  </>
);

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The account of a partner: entries of a period, and the debt. */
export default function StatementsPage() {
  const list = useListParams({ filters: ['partnerId', 'side', 'from', 'to'] });
  const { today, toStartOfDay, toEndOfDay } = useDayConversion();
  const partnerId = list.getValue('partnerId');
  const query: StatementPeriod = {
    partnerId: partnerId ?? NOBODY,
    side: list.getValue('side') === 'payable' ? 'payable' : 'receivable',
    from: Number(list.getValue('from') ?? toStartOfDay(startOfQuarterUntil(today()))),
    to: Number(list.getValue('to') ?? toEndOfDay(today())),
  };
  const statement = useQuery({ ...statementQueries.statement(query), enabled: partnerId !== undefined });
  const current = partnerId === undefined ? undefined : statement.data;
  return (
    <ListFilterContext value={list}>
      <Page
        title={messages.title}
        description={current && <Shows statement={current} />}
        actions={
          current && <Actions query={query} partner={current.partner.name} onSend={() => list.openDialog('send')} />
        }
      >
        <Filters />
        {partnerId === undefined ? (
          <EmptyState icon="file" title={messages.choose} text={messages.chooseText} />
        ) : (
          <QueryContent query={statement} skeleton={<Skeleton h="64" />}>
            {({ accounts }) => (
              <Stack gap="4">
                <Accounts accounts={accounts} />
              </Stack>
            )}
          </QueryContent>
        )}
      </Page>
      {current && list.dialog?.name === 'send' && (
        <Can access={SEND}>
          <Suspense>
            <EmailDialog statement={current} onClose={list.closeDialog} />
          </Suspense>
        </Can>
      )}
    </ListFilterContext>
  );
}
