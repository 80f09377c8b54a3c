import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import type { CarrierInvoiceAction } from 'shared-contracts/values/finance/carrier-invoices';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Page,
  QueryContent,
  Section,
  Skeleton,
  Stack,
  withValues,
} from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { formatMoney, StatusBadge, Timeline } from 'shared-ui/format';
import { useListParams } from 'shared-ui/list';
import { type Action, Actions } from 'shared-ui/overlays';
import { Link, useParams } from 'shared-ui/router';
import { Violations } from '../violations.tsx';
import { actions } from './carrier-actions.messages.ts';
import { partnerOf } from './carrier.columns.tsx';
import { carrierMutations, carrierQueries } from './carrier-invoices.api.ts';
import { events, messages } from './carrier.messages.ts';
import { carrierStatusStyles } from './carrier-status-styles.ts';
import { changedFields } from './changed-fields.ts';
import { CreditNotes } from './detail/credit-notes.tsx';
import { CarrierInvoiceDialogs } from './detail/carrier-invoice-dialogs.tsx';
import { Comparison } from './detail/comparison.tsx';
import { Summary } from './detail/summary.tsx';
import { Thread } from './detail/thread.tsx';

function approveTextOf({ credited, agreed }: CarrierInvoice) {
  if (credited) return actions.approveCreditText;
  return agreed ? actions.approveAgreedText : actions.approveText;
}

/** The actions that the API offers; writing is in the thread, choosing in the rows. */
function useActions(invoice: CarrierInvoice, openDialog: (name: string) => void): Action[] {
  const { id, currency, agreed, proposal } = invoice;
  const match = useMutation(carrierMutations.match(id));
  const accept = useMutation(carrierMutations.accept(id));
  const acceptInvoiced = useMutation(carrierMutations.acceptInvoiced(id));
  const approve = useMutation(carrierMutations.approve(id));
  const download = useMutation(carrierMutations.document(id));
  const format = (amount: string | undefined) => formatMoney(amount ?? '0.00', currency);
  const all: Partial<Record<CarrierInvoiceAction, Action>> = {
    approve: {
      label: agreed ? actions.approveAgreed : actions.approve,
      icon: 'check',
      primary: true,
      confirmText: withValues(approveTextOf(invoice), {
        total: format(agreed?.total ?? invoice.total),
      }),
      onSelect: () => approve.mutateAsync(),
    },
    accept: {
      label: actions.accept,
      icon: 'check',
      primary: true,
      confirmText: withValues(proposal?.creditNote ? actions.acceptCreditText : actions.acceptText, {
        total: format(proposal?.total),
      }),
      onSelect: () => accept.mutateAsync(),
    },
    propose: { label: actions.propose, secondary: true, icon: 'pencil', onSelect: () => openDialog('propose') },
    dispute: { label: actions.dispute, secondary: true, icon: 'alert', onSelect: () => openDialog('dispute') },
    match: { label: actions.match, icon: 'refresh', onSelect: () => match.mutateAsync({ lines: [] }) },
    acceptInvoiced: {
      label: actions.acceptInvoiced,
      icon: 'check',
      confirmText: withValues(actions.acceptInvoicedText, { partner: partnerOf(invoice) }),
      onSelect: () => acceptInvoiced.mutateAsync(),
    },
    edit: { label: actions.edit, icon: 'pencil', onSelect: () => openDialog('edit') },
    attach: { label: actions.attach, icon: 'upload', onSelect: () => openDialog('attach') },
    credit: { label: actions.enterCredit, icon: 'plus', onSelect: () => openDialog('credit') },
    reject: { label: actions.reject, icon: 'reject', danger: true, onSelect: () => openDialog('reject') },
  };
  const open: Action = {
    label: actions.open,
    icon: 'download',
    onSelect: async () => {
      const file = await download.mutateAsync();
      saveFile(file, `${invoice.number.replaceAll(/[^\w.()-]+/g, '-')}.${file.type.split('/').at(-1) ?? 'pdf'}`);
    },
  };
  return [...invoice.actions.flatMap((action) => all[action] ?? []), ...(invoice.hasDocument ? [open] : [])];
}

function History({ id }: { id: string }) {
  const timeline = useQuery(carrierQueries.timeline(id));
  if (timeline.data)
    return (
      <Timeline
        entries={timeline.data.items}
        statusStyles={carrierStatusStyles}
        eventMessages={events}
        fields={changedFields}
      />
    );
  if (timeline.isError) return <ErrorState error={timeline.error} onRetry={() => void timeline.refetch()} />;
  return <Skeleton h="16" />;
}

function Description({ invoice }: { invoice: CarrierInvoice }) {
  const partner = partnerOf(invoice);
  if (!invoice.credited) return partner;
  return <FormattedMessage {...withValues(messages.creditNoteOf, { partner })} />;
}

function InvoiceView({ invoice }: { invoice: CarrierInvoice }) {
  const { openDialog } = useListParams();
  const pageActions = useActions(invoice, openDialog);
  const isPayer = invoice.side === 'payer';
  return (
    <Page
      title={invoice.number}
      description={<Description invoice={invoice} />}
      badge={<StatusBadge {...carrierStatusStyles[invoice.status]} />}
      backLink={{ to: '/carrier-invoices', label: messages.title }}
      actions={<Actions actions={pageActions} name={invoice.number} />}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 24rem' }} gap="4" alignItems="start">
        <Stack gap="4">
          <Comparison invoice={invoice} onChoose={(position) => openDialog('choose', String(position))} />
          {isPayer && invoice.violations.length > 0 && (
            <Section title={messages.violations}>
              <Violations violations={invoice.violations} isReceived />
            </Section>
          )}
        </Stack>
        <Stack gap="4">
          <Summary invoice={invoice} />
          <CreditNotes invoice={invoice} onEnter={() => openDialog('credit')} />
          {!invoice.credited && <Thread invoice={invoice} onWrite={() => openDialog('message')} />}
          {isPayer && (
            <Section title={messages.history}>
              <History id={invoice.id} />
            </Section>
          )}
        </Stack>
      </Grid>
      <CarrierInvoiceDialogs invoice={invoice} />
    </Page>
  );
}

const NotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.notFound}
    text={messages.notFoundText}
    action={
      <Button asChild variant="outline">
        <Link to="/carrier-invoices">
          <FormattedMessage {...messages.toList} />
        </Link>
      </Button>
    }
  />
);

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** A carrier invoice compared with the bills, for both sides. */
export default function CarrierInvoicePage() {
  const { id = '' } = useParams();
  const invoice = useQuery(carrierQueries.detail(id));
  if (!invoice.data && isMissing(invoice.error)) return <NotFound />;
  return <QueryContent query={invoice}>{(loaded) => <InvoiceView key={id} invoice={loaded} />}</QueryContent>;
}
