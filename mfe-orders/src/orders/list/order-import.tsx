import { Can } from 'shared-auth';
import { ImportButton, ImportDialog } from 'shared-ui/import';
import { useListParams } from 'shared-ui/list';
import { WRITE } from '../order-access.ts';
import { messages } from './order-import.messages.ts';
import { orderQueries } from '../orders.api.ts';

/** Imports orders from an Excel or CSV file; the dialog is opened by URL. */
export function OrderImport() {
  const { dialog, openDialog, closeDialog } = useListParams();
  return (
    <Can access={WRITE}>
      <ImportButton onClick={() => openDialog('import')} />
      {dialog?.name === 'import' && (
        <ImportDialog
          title={messages.title}
          path="orders"
          invalidates={orderQueries.all}
          getRecordLink={({ id }) => `/orders/${id}`}
          onClose={closeDialog}
        />
      )}
    </Can>
  );
}
