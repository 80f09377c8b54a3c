import { Can } from 'shared-auth';
import { ImportButton, ImportDialog } from 'shared-ui/import';
import { useListParams } from 'shared-ui/list';
import { WRITE } from './order-access.ts';
import { messages } from './order-import.messages.ts';
import { orderQueries } from './orders.api.ts';

/** Orders from an Excel file; the dialog is opened by the address. */
export function OrderImport() {
  const { dialog, open, close } = useListParams();
  return (
    <Can access={WRITE}>
      <ImportButton onClick={() => open('import')} />
      {dialog?.name === 'import' && (
        <ImportDialog
          title={messages.title}
          path="orders"
          invalidates={orderQueries.all}
          linkOf={({ id }) => `/orders/${id}`}
          onClose={close}
        />
      )}
    </Can>
  );
}
