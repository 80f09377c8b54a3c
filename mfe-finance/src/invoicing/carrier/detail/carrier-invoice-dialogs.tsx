import { useMutation } from '@tanstack/react-query';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { lazyDialog } from 'shared-ui';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { useListParams } from 'shared-ui/list';
import { useNavigate } from 'shared-ui/router';
import { actions } from '../carrier-actions.messages.ts';
import { carrierMutations } from '../carrier-invoices.api.ts';

const EditDialog = lazyDialog(async () => (await import('../receiving/edit-dialog.tsx')).EditDialog);
const EnterDialog = lazyDialog(async () => (await import('../receiving/enter-dialog.tsx')).EnterDialog);
const AttachDialog = lazyDialog(async () => (await import('../receiving/attach-dialog.tsx')).AttachDialog);
const MessageDialog = lazyDialog(async () => (await import('./message-dialog.tsx')).MessageDialog);
const ChooseDialog = lazyDialog(async () => (await import('./choose-dialog.tsx')).ChooseDialog);

const MESSAGES = ['dispute', 'message', 'propose'] as const;

/** The dialog of the URL, if the API still offers what it does. */
export function CarrierInvoiceDialogs({ invoice }: { invoice: CarrierInvoice }) {
  const { dialog, closeDialog } = useListParams();
  const navigate = useNavigate();
  const reject = useMutation(carrierMutations.reject(invoice.id));
  const kind = MESSAGES.find((name) => name === dialog?.name);
  const has = (name: string, action: CarrierInvoice['actions'][number]) =>
    dialog?.name === name && invoice.actions.includes(action);
  if (kind && invoice.actions.includes(kind))
    return <MessageDialog key={kind} invoice={invoice} kind={kind} onClose={closeDialog} />;
  if (has('edit', 'edit')) return <EditDialog invoice={invoice} onClose={closeDialog} />;
  if (has('attach', 'attach')) return <AttachDialog id={invoice.id} onClose={closeDialog} />;
  if (has('choose', 'match'))
    return <ChooseDialog invoice={invoice} position={Number(dialog?.id)} onClose={closeDialog} />;
  if (has('credit', 'credit'))
    return (
      <EnterDialog credited={invoice} onStored={(id) => navigate(`/carrier-invoices/${id}`)} onClose={closeDialog} />
    );
  if (has('reject', 'reject'))
    return (
      <ReasonDialog
        title={actions.reject}
        help={invoice.credited ? actions.rejectCreditHelp : actions.rejectHelp}
        submitLabel={actions.reject}
        onSubmit={(reason) => reject.mutateAsync(reason)}
        onClose={closeDialog}
      />
    );
  return null;
}
