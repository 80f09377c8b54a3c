import { useQuery } from '@tanstack/react-query';
import { useParams } from 'shared-ui/router';
import { LinkPage } from './link-page.tsx';
import { TrackingDetails } from './tracking-details.tsx';
import { trackingQueries } from './tracking.api.ts';
import { messages } from './tracking.messages.ts';

/** The public page of a tracking link, kept up to date while it is open. */
export default function TrackingPage() {
  const { token = '' } = useParams();
  const query = useQuery(trackingQueries.byToken(token));
  return (
    <LinkPage title={messages.title} loadingLabel={messages.loading} query={query}>
      {(tracking) => <TrackingDetails tracking={tracking} />}
    </LinkPage>
  );
}
