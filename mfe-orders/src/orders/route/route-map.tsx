import { MapLine, MapMarkers, MapView, type Coordinates } from 'shared-ui/map';
import { messages } from '../orders.messages.ts';

export type RouteMapProps = {
  /** In travel order; a location may be visited twice. */
  stops: readonly (Coordinates & { name: string })[];
  /** In pixels. */
  height?: number;
};

/** The numbered stops and a line between them, dashed because it does not follow roads. */
export function RouteMap({ stops, height = 300 }: RouteMapProps) {
  const markers = stops.map((stop, index) => ({
    ...stop,
    id: String(index),
    label: `${index + 1}. ${stop.name}`,
    text: String(index + 1),
  }));
  return (
    <MapView label={messages.routeMap} fitTo={stops} height={height}>
      <MapLine points={stops} isDashed />
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
