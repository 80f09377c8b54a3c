import { useQuery } from '@tanstack/react-query';
import { Can, useSession } from 'shared-auth';
import type { ContractRow } from 'shared-contracts/finance/contracts';
import { lazyDialog } from 'shared-ui';
import { CreateButton, ListPage, ListTabs, useListParams } from 'shared-ui/list';
import { WRITE_ACCESS } from '../contract-access.ts';
import { CONTRACT_FILTERS, ContractFilters } from './contract-filters.tsx';
import { columns } from './contracts.columns.tsx';
import { contractQueries, endpointByView } from '../contracts.api.ts';
import { emptyStates, messages, views, type ViewName } from '../contracts.messages.ts';
import { useContractActions } from '../use-contract-actions.ts';

const CopyDialog = lazyDialog(() => import('../copy-dialog.tsx').then((file) => file.CopyDialog));

const isView = (name: string | undefined): name is ViewName => name !== undefined && Object.hasOwn(views, name);

const CreateContractButton = () => <CreateButton access={WRITE_ACCESS} label={messages.create} to="/contracts/new" />;

function ContractList({ view }: { view: ViewName }) {
  const list = useListParams({ filters: CONTRACT_FILTERS, ...(view !== 'common' && { sort: 'name' }) });
  const contracts = useQuery(contractQueries.view(view, list.query));
  const rowActions = useContractActions();
  const isRoot = useSession(({ user }) => user?.role === 'root');
  return (
    <ListPage<ContractRow>
      name={`contracts-${view}`}
      title={messages.title}
      list={list}
      rows={contracts}
      columns={view === 'common' ? columns.map((column) => ({ ...column, sort: false })) : columns}
      exports={{ path: endpointByView[view].path, query: { ...endpointByView[view].query, ...list.query } }}
      rowName={({ name }) => name}
      rowLink={({ id }) => `/contracts/${id}`}
      rowActions={rowActions}
      {...(!isRoot && { tabs: <ListTabs name="view" label={messages.view} tabs={views} /> })}
      filters={<ContractFilters view={view} />}
      actions={<CreateContractButton />}
      emptyState={{
        title: emptyStates.title[view],
        text: emptyStates.text[view],
        ...(view === 'mine' && { action: <CreateContractButton /> }),
      }}
    />
  );
}

export default function ContractsPage() {
  const { dialog, getValue, closeDialog } = useListParams();
  const requestedView = getValue('view');
  const view = isView(requestedView) ? requestedView : 'mine';
  return (
    <>
      <ContractList key={view} view={view} />
      {dialog?.name === 'copy' && (
        <Can access={WRITE_ACCESS}>
          <CopyDialog id={dialog.id} onClose={closeDialog} />
        </Can>
      )}
    </>
  );
}
