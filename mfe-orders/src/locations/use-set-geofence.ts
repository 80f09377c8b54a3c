import { MAX_GEOFENCE_RADIUS, MIN_GEOFENCE_RADIUS } from 'shared-contracts/values/locations';
import { useFormValue } from 'shared-ui/form';
import type { Geofence, Place } from 'shared-ui/map';
import { middleOf, type LocationForm } from './location-form.ts';

const within = (metres: number) => Math.min(MAX_GEOFENCE_RADIUS, Math.max(MIN_GEOFENCE_RADIUS, Math.round(metres)));

/** Takes what is drawn into the form: a circle lies around the place, so it moves it; a polygon gives a place where there is none. */
export function useGeofence(place: Place | null): (geofence: Geofence | null) => void {
  const [, setType] = useFormValue<LocationForm['geofenceType']>('geofenceType');
  const [, setRadius] = useFormValue<number | null>('geofenceRadius');
  const [, setPoints] = useFormValue<readonly Place[]>('geofencePolygon');
  const [, setLatitude] = useFormValue<number>('latitude');
  const [, setLongitude] = useFormValue<number>('longitude');
  const moveTo = ({ latitude, longitude }: Place) => {
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
      setRadius(within(geofence.radius));
      moveTo(geofence);
      return;
    }
    setPoints(geofence.points);
    if (!place) moveTo(middleOf(geofence.points));
  };
}
