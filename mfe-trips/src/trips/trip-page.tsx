import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips/trips';
import { Badge, Button, Grid, Icon, Page, Stack, useFormatMessage, withValues, type Message } from 'shared-ui';
import { Slot } from 'shared-ui/area';
import { ConcurrentChangeBanner, StageProgress, tripStatusStyles } from 'shared-ui/format';
import { Actions } from 'shared-ui/overlays';
import { Link, useNavigate, useParams } from 'shared-ui/router';
import { DocumentsSection } from './detail/documents-section.tsx';
import { GeneralSection } from './detail/general-section.tsx';
import { HistorySection } from './detail/history-section.tsx';
import { LoadSection } from './detail/load-section.tsx';
import { LoadedTrip } from './detail/loaded-trip.tsx';
import { MapSection } from './detail/map-section.tsx';
import { MessagesSection } from './detail/messages-section.tsx';
import { MoneySection } from './detail/money-section.tsx';
import { OrdersSection } from './detail/orders-section.tsx';
import { StopsSection } from './detail/stops-section.tsx';
import { TenderSection } from './detail/tender-section.tsx';
import { TransfersSection } from './transfers/transfers-section.tsx';
import { TripDialogs } from './trip-dialogs.tsx';
import { tripQueries } from './trips.api.ts';
import { driverAwayMessage, messages, waitsForMessages } from './detail/trip-page.messages.ts';
import { messages as tripMessages } from './trips.messages.ts';
import { useLiveTripUpdates } from './use-live-trip-updates.ts';
import { usePaperActions } from './detail/use-paper-actions.ts';
import { useTripActions } from './use-trip-actions.ts';
import { VehicleSection } from './detail/vehicle-section.tsx';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const PRINTED_DOCUMENTS = [
  ['manifest', messages.manifest],
  ['loading-plan', messages.loadingPlan],
] as const;

const PrintedDocumentLinks = ({ id }: Pick<Trip, 'id'>) => (
  <>
    {PRINTED_DOCUMENTS.map(([path, label]) => (
      <Button key={path} asChild size="sm" variant="outline">
        <Link to={`/trips/${id}/${path}`}>
          <Icon name="file" />
          <FormattedMessage {...label} />
        </Link>
      </Button>
    ))}
  </>
);

/** The next step that the trip waits for; a trip can't start while its driver is on another one. */
function nextStepOf({ waitsFor, driver, driverProblems }: Trip): Message | null {
  if (!waitsFor) return null;
  const away = waitsFor.what === 'start' && driverProblems.find(({ code }) => code === 'running');
  return away
    ? withValues(driverAwayMessage.text, { driver: driver?.name ?? '', trip: away.note ?? 'none' })
    : waitsForMessages[waitsFor.what];
}

function TripDetails({ trip }: { trip: Trip }) {
  const formatMessage = useFormatMessage();
  const navigate = useNavigate();
  const { id, number, reference, stage, waitsFor, isArchived } = trip;
  const nextStep = nextStepOf(trip);
  const getActions = useTripActions({ onDeleted: () => void navigate('/trips') });
  const getPaperActions = usePaperActions();
  useLiveTripUpdates();
  return (
    <Page
      title={number}
      description={[reference, nextStep && formatMessage(nextStep)].filter(Boolean).join(' · ')}
      backLink={{ to: '/trips', label: tripMessages.title }}
      badge={
        isArchived && (
          <Badge>
            <FormattedMessage {...messages.archived} />
          </Badge>
        )
      }
      actions={
        <>
          <PrintedDocumentLinks id={id} />
          <Slot name="trip.page-actions" slotProps={{ tripId: id, stage }} />
          <Actions actions={[...getActions(trip), ...getPaperActions(trip)]} name={number} />
        </>
      }
    >
      <Stack gap="4">
        <ConcurrentChangeBanner stage={stage} statusStyles={tripStatusStyles} timeline={tripQueries.timeline(id)} />
        <StageProgress of="trip" stage={stage} waitingFor={waitsFor?.who} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
          <Stack gap="4" minW="0">
            <StopsSection trip={trip} />
            <TransfersSection trip={trip} />
            <OrdersSection trip={trip} />
            {trip.orderList.map((order) => (
              <Slot
                key={order.id}
                name="trip.proofs"
                slotProps={{ orderId: order.id, number: formatOrderNumber(order) }}
              />
            ))}
            <MapSection trip={trip} />
            <GeneralSection trip={trip} />
          </Stack>
          <Stack gap="4" minW="0">
            <VehicleSection trip={trip} />
            <TenderSection trip={trip} />
            <MessagesSection trip={trip} />
            <LoadSection trip={trip} />
            <MoneySection trip={trip} />
            <DocumentsSection trip={trip} />
            <HistorySection trip={trip} />
          </Stack>
        </Grid>
      </Stack>
      <TripDialogs />
    </Page>
  );
}

export default function TripPage() {
  const { id = '' } = useParams();
  return <LoadedTrip id={id}>{(trip) => <TripDetails trip={trip} />}</LoadedTrip>;
}
