import { MAX_GEOFENCE_RADIUS, MIN_GEOFENCE_RADIUS } from 'shared-contracts/values/network/locations';
import { useFormValue } from 'shared-ui/form';
import type { Geofence, Coordinates } from 'shared-ui/map';
import { getCenter, type LocationForm } from './location-form.ts';

const clampRadius = (metres: number) =>
  Math.min(MAX_GEOFENCE_RADIUS, Math.max(MIN_GEOFENCE_RADIUS, Math.round(metres)));

/** Stores a drawn geofence in the form. A circle moves the position to its centre; a polygon sets the position only if there is none. */
export function useSetGeofence(position: Coordinates | null): (geofence: Geofence | null) => void {
  const [, setType] = useFormValue<LocationForm['geofenceType']>('geofenceType');
  const [, setRadius] = useFormValue<number | null>('geofenceRadius');
  const [, setPoints] = useFormValue<readonly Coordinates[]>('geofencePolygon');
  const [, setLatitude] = useFormValue<number>('latitude');
  const [, setLongitude] = useFormValue<number>('longitude');
  const moveTo = ({ latitude, longitude }: Coordinates) => {
    setLatitude(latitude);
    setLongitude(longitude);
  };
  return (geofence) => {
    if (!geofence) {
      setRadius(null);
      setPoints([]);
      return;
    }
    setType(geofence.kind);
    if (geofence.kind === 'circle') {
      setRadius(clampRadius(geofence.radius));
      moveTo(geofence);
      return;
    }
    setPoints(geofence.points);
    if (!position) moveTo(getCenter(geofence.points));
  };
}
