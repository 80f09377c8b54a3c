import { lazyDialog, Skeleton } from 'shared-ui';
import { DialogBody } from 'shared-ui/overlays';
import type { BulkForms } from '../trips/list/bulk-actions.tsx';
import { TripsPage } from '../trips/trips-page.tsx';

const placeholder = (
  <DialogBody>
    <Skeleton h="12" />
  </DialogBody>
);
const BulkAssignForm = lazyDialog(
  () => import('../planning/assignment/bulk-assign.tsx').then((module) => module.BulkAssignForm),
  placeholder,
);
const BulkPrintForm = lazyDialog(
  () => import('../load-documents/bulk-print.tsx').then((module) => module.BulkPrintForm),
  placeholder,
);
const bulkForms: BulkForms = {
  assign: (props) => <BulkAssignForm {...props} />,
  print: (props) => <BulkPrintForm {...props} />,
};

/** The trips page with bulk forms: suggested vehicles and combined printing. */
const TripsWithBulkForms = () => <TripsPage bulkForms={bulkForms} />;
export default TripsWithBulkForms;
