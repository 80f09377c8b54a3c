import { FormattedMessage } from 'react-intl';
import type { LocationDetails } from 'shared-contracts/network/locations';
import { withValues } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { geofences, messages } from './locations.messages.ts';

/** "Circle, 200 m", "Polygon, 5 corners". */
export const GeofenceSummary = ({
  location: { geofenceType, geofenceRadius, geofencePolygon },
}: {
  location: LocationDetails;
}) => (
  <>
    <FormattedMessage {...geofences[geofenceType]} />
    {', '}
    {geofencePolygon ? (
      <FormattedMessage {...withValues(messages.corners, { count: geofencePolygon.length })} />
    ) : (
      <Measure value={String(geofenceRadius ?? 0)} kind="length" />
    )}
  </>
);
