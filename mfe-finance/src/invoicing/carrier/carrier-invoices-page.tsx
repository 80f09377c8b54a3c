import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { CarrierInvoiceRow } from 'shared-contracts/finance/carrier-invoices';
import type { Access } from 'shared-contracts/values/identity/access';
import { Button, Icon, lazyDialog } from 'shared-ui';
import { ListPage, MoreFilters, MultiSelectFilter, SearchFilter, SelectFilter, useListParams } from 'shared-ui/list';
import { useNavigate } from 'shared-ui/router';
import { partnersQuery } from '../invoicing.api.ts';
import { actions } from './carrier-actions.messages.ts';
import { carrierColumns } from './carrier.columns.tsx';
import { CARRIER_INVOICES_PATH, carrierQueries } from './carrier-invoices.api.ts';
import { awaited, fields, kinds, messages, sides, statuses } from './carrier.messages.ts';

const UploadDialog = lazyDialog(async () => (await import('./receiving/upload-dialog.tsx')).UploadDialog);
const EnterDialog = lazyDialog(async () => (await import('./receiving/enter-dialog.tsx')).EnterDialog);

const write = (model: 'trip' | 'orderBillApprove' | 'tripBillApprove') => ({ model, action: 'write' }) as const;
/** Anyone who works on orders, trips or their bills. */
const WRITE: Access = {
  model: 'order',
  action: 'write',
  or: [write('trip'), write('orderBillApprove'), write('tripBillApprove')],
};

const MORE_FILTERS = ['kind', 'awaitsCredit', 'side', 'partnerId'];
const linkOf = ({ id }: Pick<CarrierInvoiceRow, 'id'>) => `/carrier-invoices/${id}`;

function MoreFilterFields() {
  const partners = useQuery(partnersQuery);
  return (
    <>
      <SelectFilter name="kind" label={fields.kind} options={kinds} />
      <SelectFilter name="awaitsCredit" label={messages.creditNote} options={awaited} />
      <SelectFilter name="side" label={fields.side} options={sides} />
      <SelectFilter
        name="partnerId"
        label={fields.partner}
        options={(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

/** Invoices that carriers have sent, for payers and for the carriers themselves. */
export default function CarrierInvoicesPage() {
  const navigate = useNavigate();
  const list = useListParams({ filters: MORE_FILTERS, multiFilters: ['status'], sort: '-receivedAt' });
  const invoices = useQuery(carrierQueries.list(list.query));
  const openStored = (id: string) => navigate(linkOf({ id }));
  return (
    <>
      <ListPage
        name="carrier-invoices"
        title={messages.title}
        list={list}
        rows={invoices}
        columns={carrierColumns}
        exports={{ path: CARRIER_INVOICES_PATH, query: list.query }}
        rowName={({ number }) => number}
        rowLink={linkOf}
        rowActions={(row) => [{ label: actions.show, icon: 'file', onSelect: () => navigate(linkOf(row)) }]}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <MultiSelectFilter name="status" label={fields.status} options={statuses} />
            <MoreFilters names={MORE_FILTERS}>
              <MoreFilterFields />
            </MoreFilters>
          </>
        }
        actions={
          <Can access={WRITE}>
            <Button variant="outline" onClick={() => list.openDialog('enter')}>
              <Icon name="plus" />
              <FormattedMessage {...actions.enter} />
            </Button>
            <Button onClick={() => list.openDialog('upload')}>
              <Icon name="upload" />
              <FormattedMessage {...actions.upload} />
            </Button>
          </Can>
        }
        emptyState={{ title: messages.none, text: messages.noneText, icon: 'file' }}
      />
      <Can access={WRITE}>
        {list.dialog?.name === 'upload' && <UploadDialog onStored={openStored} onClose={list.closeDialog} />}
        {list.dialog?.name === 'enter' && <EnterDialog onStored={openStored} onClose={list.closeDialog} />}
      </Can>
    </>
  );
}
