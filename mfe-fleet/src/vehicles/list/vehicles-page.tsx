import type { ReactNode } from 'react';
import { useListParams } from 'shared-ui/list';
import { DraftList } from './draft-list.tsx';
import { ExpiringList } from './expiring-list.tsx';
import { ShareList } from './share-list.tsx';
import { useViews } from './use-views.ts';
import { VehicleDialogs } from './vehicle-dialogs.tsx';
import { VehicleList } from './vehicle-list.tsx';

const LISTS: Record<string, ReactNode> = {
  received: <VehicleList key="received" of="partners" />,
  given: <ShareList />,
  drafts: <DraftList />,
  expiring: <ExpiringList />,
};

/** Own vehicles, those of partners, shares, drafts and what expires; with `?assign=` a vehicle that was just created gets its driver. */
export default function VehiclesPage() {
  const { dialog, valueOf, filter, close } = useListParams();
  const view = valueOf('view') ?? 'own';
  const shown = view in useViews() ? LISTS[view] : undefined;
  const assigned = valueOf('assign');
  const open = assigned === undefined ? dialog : { name: 'assign', id: assigned };
  return (
    <>
      {shown ?? <VehicleList key="own" of="own" />}
      {open && (
        <VehicleDialogs {...open} onClose={() => (assigned === undefined ? close() : filter({ assign: undefined }))} />
      )}
    </>
  );
}
