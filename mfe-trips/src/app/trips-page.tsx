import type { TripRow } from 'shared-contracts/trips/trips';
import { lazyDialog, Skeleton } from 'shared-ui';
import type { BulkDialogProps } from 'shared-ui/list';
import { DialogBody } from 'shared-ui/overlays';
import { TripsPage } from '../trips/trips-page.tsx';

const BulkAssignForm = lazyDialog(
  () => import('../planning/assignment/bulk-assign.tsx').then((module) => module.BulkAssignForm),
  <DialogBody>
    <Skeleton h="12" />
  </DialogBody>,
);
const renderAssignForm = (props: BulkDialogProps<TripRow>) => <BulkAssignForm {...props} />;

/** The trips, whose vehicles planning suggests. */
const TripsWithPlanning = () => <TripsPage renderAssignForm={renderAssignForm} />;
export default TripsWithPlanning;
