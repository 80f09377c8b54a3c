export {
  createFleetStore,
  type FleetStore,
  type MapVehicle,
  type MarkedVehicle,
  type VehicleMotion,
  type VehiclePositionUpdate,
} from './vehicles/fleet-store.ts';
export {
  getBounds,
  getCorners,
  haversineDistance,
  type Circle,
  type Geofence,
  type Coordinates,
  type Polygon,
} from './engine/geo.ts';
export { MapAreaSelect } from './drawing/area-select.tsx';
export { GeofenceEditor } from './drawing/geofence-editor.tsx';
export { MapGeofences } from './layers/geofences.tsx';
export { MapLine, MapLines, type LineTone } from './layers/line.tsx';
export { MapMarkers } from './markers/markers.tsx';
export { MapView, type MapViewProps } from './view/map-view.tsx';
export { MapPointPicker } from './view/point-picker.tsx';
export { MapWithList } from './view/map-with-list.tsx';
export { MapVehicles } from './vehicles/vehicles.tsx';
export { MapOverlaps, MapZones, type MapZone } from './layers/zones.tsx';
export type { MapMarker } from './markers/marker-layer.ts';
