import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { BillingPeriodPreview, BillingPeriodRow } from 'shared-contracts/finance/billing-periods';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  QueryContent,
  Skeleton,
  Stack,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { DateOnly, formatMoney, Money } from 'shared-ui/format';
import { type Column, PlainTable } from 'shared-ui/list';
import { Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { invoicingMutations, invoicingQueries } from './invoicing.api.ts';
import { actions, fields, subjects, taxNames } from './invoicing.messages.ts';
import { partnerOf } from './period.columns.tsx';
import { formatSpan } from './span.ts';

type Item = BillingPeriodPreview['items'][number];

const columnsOf = ({ of, currency }: BillingPeriodPreview): Column<Item>[] => [
  {
    id: 'number',
    header: subjects[of],
    cell: ({ subject }) => (
      <>
        {formatOrderNumber(subject)}
        <Text textStyle="xs" color="fg.muted">
          {subject.reference}
        </Text>
      </>
    ),
  },
  {
    id: 'service',
    header: fields.service,
    cell: ({ service: { from, to } }) => <DateOnly at={to ?? from} />,
  },
  { id: 'net', header: fields.net, numeric: true, cell: ({ net }) => <Money value={net} currency={currency} /> },
];

function Totals({ preview: { net, taxes, total, currency } }: { preview: BillingPeriodPreview }) {
  const formatMessage = useFormatMessage();
  return (
    <DescriptionList compact>
      <DescriptionItem label={fields.net}>
        <Money value={net} currency={currency} />
      </DescriptionItem>
      {taxes.map(({ category, name, percentage, base, tax, reason }) => (
        <DescriptionItem
          key={[category, name, percentage, reason].join(' ')}
          label={withValues(actions.taxOf, {
            name: name ?? formatMessage(taxNames[category]),
            percentage,
            base: formatMoney(base, currency),
          })}
        >
          <Money value={tax} currency={currency} />
        </DescriptionItem>
      ))}
      <DescriptionItem label={fields.total}>
        <Text as="span" fontWeight="semibold">
          <Money value={total} currency={currency} />
        </Text>
      </DescriptionItem>
    </DescriptionList>
  );
}

function CreateButton({ period, onCreated }: { period: BillingPeriodRow; onCreated: () => void }) {
  const create = useMutation(invoicingMutations.create());
  return (
    <Button loading={create.isPending} onClick={() => void create.mutateAsync(period).then(onCreated, () => undefined)}>
      <FormattedMessage {...actions.create} />
    </Button>
  );
}

/** The current content of a period's future invoice: its bills, and the totals by tax. */
export function PreviewDialog({ period, onClose }: { period: BillingPeriodRow; onClose: () => void }) {
  const preview = useQuery(invoicingQueries.preview(period.id));
  const title = withValues(actions.previewTitle, { partner: partnerOf(period), period: formatSpan(period) });
  return (
    <Dialog title={title} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={preview} skeleton={<Skeleton h="48" />}>
          {(loaded) => (
            <Stack gap="4">
              {loaded.outdated > 0 && (
                <Text color="status.warn.fg">
                  <FormattedMessage {...withValues(actions.outdated, { count: loaded.outdated })} />
                </Text>
              )}
              <PlainTable label={actions.grouped} columns={columnsOf(loaded)} rows={loaded.items} />
              <Totals preview={loaded} />
            </Stack>
          )}
        </QueryContent>
      </DialogBody>
      {period.actions.includes('createInvoice') && (
        <DialogFooter>
          <CreateButton period={period} onCreated={onClose} />
        </DialogFooter>
      )}
    </Dialog>
  );
}
