import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import { REFUSED_DEVICE_STATES } from 'shared-contracts/values/fleet/tracking';
import { useFormatMessage } from 'shared-ui';
import { ListPage, SearchFilter, SelectFilter, useListParams, ViewFilter } from 'shared-ui/list';
import { AttachDialog } from './attach-dialog.tsx';
import { deviceColumns, organizationColumn } from './device-columns.tsx';
import { deviceQueries } from './devices.api.ts';
import { messages, reasons } from './devices.messages.ts';
import { useDeviceActions } from './use-device-actions.ts';
import { useLiveDevices } from './use-live-devices.ts';

function Filters() {
  const formatMessage = useFormatMessage();
  const states = REFUSED_DEVICE_STATES.map((value) => ({ value, label: formatMessage(messages[value]) }));
  return (
    <>
      <ViewFilter name="state" label={messages.state} options={states} />
      <SearchFilter label={messages.search} />
      <SelectFilter name="reason" label={messages.reason} options={reasons} />
    </>
  );
}

/** Devices whose reports were refused; those without a vehicle come first. */
export default function DevicesPage() {
  const formatMessage = useFormatMessage();
  const list = useListParams({ filters: ['state', 'reason'] });
  const devices = useQuery(deviceQueries.list(list.query));
  const isRoot = useCan({ roles: ['root'] });
  const rowActions = useDeviceActions(list);
  useLiveDevices();
  const { dialog, closeDialog } = list;
  return (
    <>
      <ListPage
        name="refused-devices"
        title={messages.title}
        list={list}
        rows={devices}
        columns={isRoot ? [...deviceColumns, organizationColumn] : deviceColumns}
        rowName={({ device }) => device || formatMessage(messages.unnamed)}
        rowActions={rowActions}
        filters={<Filters />}
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'done' }}
      />
      {dialog?.name === 'attach' && <AttachDialog id={dialog.id} onClose={closeDialog} />}
    </>
  );
}
