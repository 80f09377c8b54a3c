import { MapLine, MapMarkers, MapView, type Place } from 'shared-ui/map';
import { messages } from './order-page.messages.ts';

export type RouteMapProps = {
  /** In the order of the journey; the same place may be visited twice. */
  stops: readonly (Place & { name: string })[];
  /** px */
  height?: number;
};

/** Where the journey goes: its stops by number and the line between them. It is not the road, so it is dashed. */
export function RouteMap({ stops, height = 300 }: RouteMapProps) {
  const markers = stops.map((stop, index) => ({
    ...stop,
    id: String(index),
    label: `${index + 1}. ${stop.name}`,
    text: String(index + 1),
  }));
  return (
    <MapView label={messages.routeMap} fit={stops} height={height}>
      <MapLine points={stops} isDashed />
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
