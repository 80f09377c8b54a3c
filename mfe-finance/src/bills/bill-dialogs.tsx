import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { ApiError } from 'shared-auth';
import type { Bill } from 'shared-contracts/bills';
import { EmptyState, fill, Loaded, Skeleton, Stack, useSay } from 'shared-ui';
import { moneyText } from 'shared-ui/format';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { useListParams } from 'shared-ui/list';
import { ConfirmDialog, Dialog, DialogBody } from 'shared-ui/overlays';
import { BillBody } from './bill-body.tsx';
import { BillButtons } from './bill-buttons.tsx';
import { billMutations, billQueries, type Subject } from './bills.api.ts';
import { actions as asked, messages, titles } from './bills.messages.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MailDialog } from './mail-dialog.tsx';

type ActProps = { subject: Subject; bill: Bill; onClose: () => void };

const totalOf = ({ total, billingCurrency }: Bill) => moneyText(total, billingCurrency);

function SubmitDialog({ subject, bill, onClose }: ActProps) {
  const submit = useMutation(billMutations.submit(subject));
  return (
    <ConfirmDialog
      text={fill(asked.submits, { total: totalOf(bill) })}
      confirm={asked.submit}
      onConfirm={() => submit.mutateAsync(bill.revision)}
      onClose={onClose}
    />
  );
}

function ApproveDialog({ subject, bill, onClose }: ActProps) {
  const approve = useMutation(billMutations.approve(subject));
  return (
    <ConfirmDialog
      text={fill(asked.approves, { total: totalOf(bill), number: bill.subject.number })}
      confirm={asked.approve}
      onConfirm={() => approve.mutateAsync(bill.revision)}
      onClose={onClose}
    />
  );
}

function SendBackDialog({ subject, bill: { revision }, onClose }: ActProps) {
  const sendBack = useMutation(billMutations.sendBack(subject));
  return (
    <ReasonDialog
      title={asked.sendBackTitle}
      submit={asked.sendBack}
      onSubmit={(reason) => sendBack.mutateAsync({ reason, revision })}
      onClose={onClose}
    />
  );
}

type Acting = {
  /** That of the bill that offers it. */ action: Bill['actions'][number];
  Dialog: ComponentType<ActProps>;
};

const ACTS: Record<string, Acting | undefined> = {
  edit: { action: 'edit', Dialog: EditDialog },
  submit: { action: 'submit', Dialog: SubmitDialog },
  approve: { action: 'approve', Dialog: ApproveDialog },
  sendBack: { action: 'sendBack', Dialog: SendBackDialog },
  sendEmail: { action: 'sendEmail', Dialog: MailDialog },
  document: { action: 'attach', Dialog: DocumentDialog },
};

/** What is done to the bill as it was seen; once done, the bill offers it no more, but the dialog has still to go. */
function Act({ action, Dialog: Asked, bill, ...props }: ActProps & Acting) {
  const [seen] = useState(bill);
  return seen.actions.includes(action) && <Asked {...props} bill={seen} />;
}

/** A frame after it has opened: by then a dialog has hidden what was there from screen readers, and what opens above it stays to be heard. */
function useOpened(): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isOpened;
}

/** The bill in its dialog, and above it the dialog of what is done to it, as the address says: `bill`, `bill.edit`. */
export function BillDialogs({ subject }: { subject: Subject }) {
  const say = useSay();
  const { dialog, open, close } = useListParams();
  const bill = useQuery(billQueries.bill(subject));
  const isOpened = useOpened();
  const act = ACTS[dialog?.id ?? ''];
  const title = bill.data
    ? fill(messages.titleOf, { title: say(titles[subject.of]), number: bill.data.subject.number })
    : titles[subject.of];
  return (
    <>
      <Dialog
        title={title}
        width={900}
        onClose={close}
        footer={
          bill.data && <BillButtons subject={subject} bill={bill.data} onAct={(action) => open('bill', action)} />
        }
      >
        <DialogBody>
          <Content subject={subject} bill={bill} onAddDocument={() => open('bill', 'document')} />
        </DialogBody>
      </Dialog>
      {act && isOpened && bill.data && (
        <Act key={dialog?.id} {...act} subject={subject} bill={bill.data} onClose={() => open('bill')} />
      )}
    </>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** To whom it is addressed, there is no bill before it is submitted. */
function Content({
  subject,
  bill,
  onAddDocument,
}: {
  subject: Subject;
  bill: UseQueryResult<Bill>;
  onAddDocument: () => void;
}) {
  if (!bill.data && isMissing(bill.error))
    return <EmptyState icon="file" title={messages.notYet} text={messages.notYetText} />;
  return (
    <Loaded
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
    </Loaded>
  );
}
