import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { ApiError } from 'shared-auth';
import type { Bill } from 'shared-contracts/finance/bills';
import { EmptyState, QueryContent, Skeleton, Stack, useFormatMessage, withValues } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { useListParams } from 'shared-ui/list';
import { ConfirmDialog, Dialog, DialogBody } from 'shared-ui/overlays';
import { BillBody } from './bill-body.tsx';
import { BillButtons } from './bill-buttons.tsx';
import { billMutations, billQueries, type BillSubjectRef } from './bills.api.ts';
import { actionMessages, messages, titles } from './bills.messages.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type BillActionDialogProps = { subject: BillSubjectRef; bill: Bill; onClose: () => void };

const formatTotal = ({ total, billingCurrency }: Bill) => formatMoney(total, billingCurrency);

function SubmitDialog({ subject, bill, onClose }: BillActionDialogProps) {
  const submit = useMutation(billMutations.submit(subject));
  return (
    <ConfirmDialog
      text={withValues(actionMessages.submitConfirmation, { total: formatTotal(bill) })}
      confirmLabel={actionMessages.submit}
      onConfirm={() => submit.mutateAsync(bill.revision)}
      onClose={onClose}
    />
  );
}

function ApproveDialog({ subject, bill, onClose }: BillActionDialogProps) {
  const approve = useMutation(billMutations.approve(subject));
  return (
    <ConfirmDialog
      text={withValues(actionMessages.approveConfirmation, {
        total: formatTotal(bill),
        number: formatOrderNumber(bill.subject),
      })}
      confirmLabel={actionMessages.approve}
      onConfirm={() => approve.mutateAsync(bill.revision)}
      onClose={onClose}
    />
  );
}

function SendBackDialog({ subject, bill: { revision }, onClose }: BillActionDialogProps) {
  const sendBack = useMutation(billMutations.sendBack(subject));
  return (
    <ReasonDialog
      title={actionMessages.sendBackTitle}
      submitLabel={actionMessages.sendBack}
      onSubmit={(reason) => sendBack.mutateAsync({ reason, revision })}
      onClose={onClose}
    />
  );
}

function OverrideDialog({ subject, bill: { revision }, onClose }: BillActionDialogProps) {
  const override = useMutation(billMutations.override(subject));
  return (
    <ReasonDialog
      title={actionMessages.overrideTitle}
      submitLabel={actionMessages.override}
      onSubmit={(reason) => override.mutateAsync({ reason, revision })}
      onClose={onClose}
    />
  );
}

function CreditDialog({ subject, bill: { revision, invoice }, onClose }: BillActionDialogProps) {
  const credit = useMutation(billMutations.credit(subject));
  return (
    <ReasonDialog
      title={withValues(actionMessages.creditTitle, { number: invoice?.number ?? '' })}
      help={actionMessages.creditHelp}
      submitLabel={actionMessages.credit}
      onSubmit={(reason) => credit.mutateAsync({ reason, revision })}
      onClose={onClose}
    />
  );
}

function RenewDialog({ subject, bill, onClose }: BillActionDialogProps) {
  const renew = useMutation(billMutations.renew(subject));
  return (
    <ConfirmDialog
      text={withValues(actionMessages.renewConfirmation, { number: formatOrderNumber(bill.subject) })}
      confirmLabel={actionMessages.renew}
      onConfirm={() => renew.mutateAsync(bill.revision)}
      onClose={onClose}
    />
  );
}

type BillActionOptions = {
  /** The bill action that enables the dialog. */
  action: Bill['actions'][number];
  Content: ComponentType<BillActionDialogProps>;
};

const actionDialogs: Record<string, BillActionOptions | undefined> = {
  edit: { action: 'edit', Content: EditDialog },
  override: { action: 'override', Content: OverrideDialog },
  submit: { action: 'submit', Content: SubmitDialog },
  approve: { action: 'approve', Content: ApproveDialog },
  sendBack: { action: 'sendBack', Content: SendBackDialog },
  credit: { action: 'credit', Content: CreditDialog },
  renew: { action: 'renew', Content: RenewDialog },
  sendEmail: { action: 'sendEmail', Content: EmailDialog },
  document: { action: 'attach', Content: DocumentDialog },
};

/** Retains the bill as of opening: after the action the API no longer allows it, but the dialog must still close. */
function ActionDialog({ action, Content, bill, ...props }: BillActionDialogProps & BillActionOptions) {
  const [initialBill] = useState(bill);
  return initialBill.actions.includes(action) && <Content {...props} bill={initialBill} />;
}

/** Waits one frame: by then the bill dialog has hidden the page behind it from screen readers, and a nested dialog stays accessible. */
function useIsDialogReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isReady;
}

/** Opens the bill and a nested action dialog from the URL: `bill`, `bill.edit`. */
export function BillDialogs({ subject }: { subject: BillSubjectRef }) {
  const formatMessage = useFormatMessage();
  const { dialog, openDialog, closeDialog } = useListParams();
  const bill = useQuery(billQueries.bill(subject));
  const isReady = useIsDialogReady();
  const actionDialog = actionDialogs[dialog?.id ?? ''];
  const title = bill.data
    ? withValues(messages.numberedTitle, {
        title: formatMessage(titles[subject.of]),
        number: formatOrderNumber(bill.data.subject),
      })
    : titles[subject.of];
  return (
    <>
      <Dialog
        title={title}
        width={900}
        onClose={closeDialog}
        footer={
          bill.data && (
            <BillButtons subject={subject} bill={bill.data} onAction={(action) => openDialog('bill', action)} />
          )
        }
      >
        <DialogBody>
          <BillContent subject={subject} bill={bill} onAddDocument={() => openDialog('bill', 'document')} />
        </DialogBody>
      </Dialog>
      {actionDialog && isReady && bill.data && (
        <ActionDialog
          key={dialog?.id}
          {...actionDialog}
          subject={subject}
          bill={bill.data}
          onClose={() => openDialog('bill')}
        />
      )}
    </>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The billed partner gets 404 until the bill is submitted. */
function BillContent({
  subject,
  bill,
  onAddDocument,
}: {
  subject: BillSubjectRef;
  bill: UseQueryResult<Bill>;
  onAddDocument: () => void;
}) {
  if (!bill.data && isMissing(bill.error))
    return <EmptyState icon="file" title={messages.notFound} text={messages.notFoundText} />;
  return (
    <QueryContent
      query={bill}
      size="inline"
      skeleton={
        <Stack gap="4" pb="4">
          <Skeleton h="8" w="60%" />
          <Skeleton h="48" />
        </Stack>
      }
    >
      {(loaded) => <BillBody subject={subject} bill={loaded} onAddDocument={onAddDocument} />}
    </QueryContent>
  );
}
