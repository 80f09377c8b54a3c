import type { ReactNode } from 'react';
import { useListParams } from 'shared-ui/list';
import { DraftList } from './draft-list.tsx';
import { ExpiringList } from './expiring-list.tsx';
import { ShareList } from './share-list.tsx';
import { SHARES_VIEW, useViews } from './use-views.ts';
import { VehicleDialogs } from '../actions/vehicle-dialogs.tsx';
import { VehicleList } from './vehicle-list.tsx';

const listByView: Record<string, ReactNode> = {
  received: <VehicleList key="received" owner="partners" />,
  [SHARES_VIEW]: <ShareList />,
  drafts: <DraftList />,
  expiring: <ExpiringList />,
};

/** Shows the list of the view in the URL; `?assign=` opens the driver dialog for a new vehicle. */
export default function VehiclesPage() {
  const { dialog, getValue, setFilters, closeDialog } = useListParams();
  const view = getValue('view') ?? 'own';
  const list = view in useViews() ? listByView[view] : undefined;
  const assignedId = getValue('assign');
  const openedDialog = assignedId === undefined ? dialog : { name: 'assign', id: assignedId };
  return (
    <>
      {list ?? <VehicleList key="own" owner="own" />}
      {openedDialog && (
        <VehicleDialogs
          {...openedDialog}
          onClose={() => (assignedId === undefined ? closeDialog() : setFilters({ assign: undefined }))}
        />
      )}
    </>
  );
}
