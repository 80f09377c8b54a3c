import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips';
import { Badge, Button, Grid, Icon, Page, Stack, useSay } from 'shared-ui';
import { Slot } from 'shared-ui/area';
import { StageTrack } from 'shared-ui/format';
import { Actions } from 'shared-ui/overlays';
import { Link, useNavigate, useParams } from 'shared-ui/router';
import { DocumentsSection } from './documents-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LoadSection } from './load-section.tsx';
import { LoadedTrip } from './loaded-trip.tsx';
import { MapSection } from './map-section.tsx';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { MoneySection } from './money-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { StopsSection } from './stops-section.tsx';
import { TripDialogs } from './trip-dialogs.tsx';
import { messages, waits } from './trip-page.messages.ts';
import { messages as list } from './trips.messages.ts';
import { useFreshTrips } from './use-fresh-trips.ts';
import { useTripActions } from './use-trip-actions.ts';
import { VehicleSection } from './vehicle-section.tsx';

const PAPERS = [
  ['manifest', messages.manifest],
  ['loading-plan', messages.loadingPlan],
] as const;

/** What is printed of a trip. */
const Papers = ({ id }: Pick<Trip, 'id'>) => (
  <>
    {PAPERS.map(([path, words]) => (
      <Button key={path} asChild size="sm" variant="outline">
        <Link to={`/trips/${id}/${path}`}>
          <Icon name="file" />
          <FormattedMessage {...words} />
        </Link>
      </Button>
    ))}
  </>
);

function Shown({ trip }: { trip: Trip }) {
  const say = useSay();
  const navigate = useNavigate();
  const { id, number, reference, stage, waitsFor, isArchived } = trip;
  const actionsOf = useTripActions({ onDeleted: () => void navigate('/trips') });
  useFreshTrips();
  return (
    <Page
      title={number}
      lead={[reference, waitsFor && say(waits[waitsFor.what])].filter(Boolean).join(' · ')}
      back={{ to: '/trips', label: list.title }}
      badge={
        isArchived && (
          <Badge>
            <FormattedMessage {...messages.archived} />
          </Badge>
        )
      }
      actions={
        <>
          <Papers id={id} />
          <Slot name="trip.page-actions" with={{ tripId: id, stage }} />
          <Actions of={actionsOf(trip)} name={number} />
        </>
      }
    >
      <Stack gap="4">
        <MeanwhileNote trip={trip} />
        <StageTrack of="trip" stage={stage} waitsFor={waitsFor?.who} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
          <Stack gap="4" minW="0">
            <StopsSection trip={trip} />
            <OrdersSection trip={trip} />
            {trip.orderList.map((order) => (
              <Slot key={order.id} name="trip.proofs" with={{ orderId: order.id, number: order.number }} />
            ))}
            <MapSection trip={trip} />
            <GeneralSection trip={trip} />
          </Stack>
          <Stack gap="4" minW="0">
            <VehicleSection trip={trip} />
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
  return <LoadedTrip id={id}>{(trip) => <Shown trip={trip} />}</LoadedTrip>;
}
