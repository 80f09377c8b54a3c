import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { WorkOrder } from 'shared-contracts/fleet/work-orders';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  EmptyState,
  Grid,
  Page,
  QueryContent,
  Section,
  Skeleton,
  Stack,
  StyledLink,
} from 'shared-ui';
import { type ChangedFields, DateTime, Timeline } from 'shared-ui/format';
import { useListParams } from 'shared-ui/list';
import { Actions } from 'shared-ui/overlays';
import { Link, useParams } from 'shared-ui/router';
import { DocumentsSection } from './documents-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { useWorkOrderActions } from './use-work-order-actions.ts';
import { OutOfService, workshopOf } from './work-order-columns.tsx';
import { WorkOrderDialogHost } from './work-order-dialog-host.tsx';
import { WorkOrderStatusBadge } from './work-order-status.tsx';
import { workOrderQueries } from './work-orders.api.ts';
import { events, fields, kinds, messages, statuses } from './work-orders.messages.ts';

const changedFields: ChangedFields = {
  number: fields.number,
  vehicleId: fields.vehicle,
  kind: { label: fields.kind, codes: kinds },
  status: { label: fields.status, codes: statuses },
  title: fields.title,
  description: fields.description,
  contactId: fields.contact,
  workshop: fields.workshop,
  serviceIntervalId: fields.service,
  outFrom: fields.outFrom,
  outTo: fields.outTo,
  lines: messages.lines,
  cost: { label: fields.cost, kind: 'money' },
  doneAt: fields.doneAt,
  odometer: { label: fields.odometer, kind: 'distance' },
  engineHours: fields.engineHours,
  document: fields.document,
};

const DetailsSection = ({ order }: { order: WorkOrder }) => (
  <Section title={messages.details}>
    <DescriptionList>
      <DescriptionItem label={fields.vehicle}>
        <StyledLink asChild color="accent.fg">
          <Link to={`/vehicle/${order.vehicle.id}`}>{order.vehicle.name}</Link>
        </StyledLink>
      </DescriptionItem>
      <DescriptionItem label={fields.kind}>
        <FormattedMessage {...kinds[order.kind]} />
      </DescriptionItem>
      <DescriptionItem label={fields.workshop}>{workshopOf(order)}</DescriptionItem>
      <DescriptionItem label={fields.service}>{order.service?.name ?? '–'}</DescriptionItem>
      <DescriptionItem label={fields.outOfService}>
        <OutOfService {...order} />
      </DescriptionItem>
      <DescriptionItem label={fields.createdAt}>
        <DateTime at={order.createdAt} />
      </DescriptionItem>
      {order.inspectionId !== null && (
        <DescriptionItem label={fields.inspection}>
          <StyledLink asChild color="accent.fg">
            <Link to={`/inspections?dialog=show.${order.inspectionId}`}>
              <FormattedMessage {...messages.showInspection} />
            </Link>
          </StyledLink>
        </DescriptionItem>
      )}
      {order.doneAt !== null && (
        <DescriptionItem label={fields.doneAt}>
          <DateTime at={order.doneAt} />
        </DescriptionItem>
      )}
      {order.odometer !== null && (
        <DescriptionItem label={fields.odometer}>
          <FormattedNumber value={order.odometer} /> <FormattedMessage {...messages.km} />
        </DescriptionItem>
      )}
      {order.engineHours !== null && (
        <DescriptionItem label={fields.engineHours}>
          <FormattedNumber value={order.engineHours} /> <FormattedMessage {...messages.hours} />
        </DescriptionItem>
      )}
      {order.description !== null && (
        <DescriptionItem label={fields.description} fullWidth>
          {order.description}
        </DescriptionItem>
      )}
    </DescriptionList>
  </Section>
);

function HistorySection({ id }: { id: string }) {
  const timeline = useQuery(workOrderQueries.timeline(id));
  return (
    <Section title={messages.history}>
      <QueryContent query={timeline} size="inline" skeleton={<Skeleton h="16" />}>
        {({ items }) => <Timeline entries={items} eventMessages={events} fields={changedFields} />}
      </QueryContent>
    </Section>
  );
}

function Details({ order }: { order: WorkOrder }) {
  const list = useListParams();
  const getActions = useWorkOrderActions(list);
  return (
    <Page
      title={`${order.number} – ${order.title}`}
      badge={<WorkOrderStatusBadge {...order} />}
      backLink={{ to: '/work-orders', label: messages.title }}
      actions={<Actions actions={getActions(order)} name={order.number} />}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
        <Stack gap="4">
          <DetailsSection order={order} />
          <LinesSection order={order} />
        </Stack>
        <Stack gap="4">
          <DocumentsSection order={order} />
          <HistorySection id={order.id} />
        </Stack>
      </Grid>
      <WorkOrderDialogHost {...list} />
    </Page>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

const Missing = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.notFound}
    text={messages.notFoundText}
    action={
      <Button asChild variant="outline">
        <Link to="/work-orders">
          <FormattedMessage {...messages.toList} />
        </Link>
      </Button>
    }
  />
);

export default function WorkOrderPage() {
  const { id = '' } = useParams();
  const order = useQuery(workOrderQueries.detail(id));
  if (!order.data && isMissing(order.error)) return <Missing />;
  return <QueryContent query={order}>{(data) => <Details order={data} />}</QueryContent>;
}
