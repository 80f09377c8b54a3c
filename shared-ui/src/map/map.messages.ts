import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: { id: 'ui.map.loading', defaultMessage: 'Loading the map' },
  tilesUnavailable: { id: 'ui.map.tilesAway', defaultMessage: 'Map tiles can’t be loaded. Showing the built-in map' },
  noWebGl: { id: 'ui.map.noWebGl', defaultMessage: 'This browser can’t show maps' },
  noWebGlText: {
    id: 'ui.map.noWebGlText',
    defaultMessage: 'Hardware acceleration (WebGL) is off. Use the list instead',
  },
  failed: { id: 'ui.map.failed', defaultMessage: 'The map could not be loaded' },
  zoomIn: { id: 'ui.map.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'ui.map.zoomOut', defaultMessage: 'Zoom out' },
  fit: { id: 'ui.map.fit', defaultMessage: 'Show everything' },
  openLarger: { id: 'ui.map.enlarge', defaultMessage: 'Open larger map' },
  fullscreen: { id: 'ui.map.fullscreen', defaultMessage: 'Full screen' },
  exitFullscreen: { id: 'ui.map.endFullscreen', defaultMessage: 'Exit full screen' },
  cluster: { id: 'ui.map.cluster', defaultMessage: '{count, plural, one {# item} other {# items}}, zoom in' },
  vehicleCluster: {
    id: 'ui.map.vehicleCluster',
    defaultMessage: '{count, plural, one {# vehicle} other {# vehicles}}: {states}, zoom in',
  },
  naturalEarth: { id: 'ui.map.naturalEarth', defaultMessage: 'Natural Earth' },
  drawCircle: { id: 'ui.map.drawCircle', defaultMessage: 'Draw circle' },
  drawPolygon: { id: 'ui.map.drawPolygon', defaultMessage: 'Draw polygon' },
  removeGeofence: { id: 'ui.map.removeGeofence', defaultMessage: 'Remove geofence' },
  drawingCircle: {
    id: 'ui.map.drawingCircle',
    defaultMessage: 'Click the centre, then the edge. Press Escape to cancel',
  },
  drawingPolygon: {
    id: 'ui.map.drawingPolygon',
    defaultMessage: 'Click each corner and double-click the last. Press Escape to cancel',
  },
  selectRectangle: { id: 'ui.map.selectRectangle', defaultMessage: 'Rectangle' },
  selectLasso: { id: 'ui.map.selectLasso', defaultMessage: 'Lasso' },
  selectingRectangle: {
    id: 'ui.map.selectingRectangle',
    defaultMessage: 'Drag from corner to corner. Press Escape to cancel',
  },
  selectingLasso: {
    id: 'ui.map.selectingLasso',
    defaultMessage: 'Drag around what you want to select. Press Escape to cancel',
  },
  clearArea: { id: 'ui.map.clearArea', defaultMessage: 'Clear selection' },
  coarseVehicle: { id: 'ui.map.coarseVehicle', defaultMessage: '{plate}, {motion}, approximate position' },
  moving: { id: 'ui.map.moving', defaultMessage: 'Moving' },
  stopped: { id: 'ui.map.stopped', defaultMessage: 'Stopped' },
  offline: { id: 'ui.map.offline', defaultMessage: 'GPS Fault' },
  vehicle: { id: 'ui.map.vehicle', defaultMessage: '{plate}, {motion}' },
});

/** The number of vehicles of a cluster in a state. */
export const countMessages = defineMessages({
  moving: { id: 'ui.map.count.moving', defaultMessage: '{count} moving' },
  stopped: { id: 'ui.map.count.stopped', defaultMessage: '{count} stopped' },
  offline: { id: 'ui.map.count.offline', defaultMessage: '{count} with GPS fault' },
  alerts: { id: 'ui.map.count.alerts', defaultMessage: '{count} with open alerts' },
});

export const alertMessages = defineMessages({
  critical: { id: 'ui.map.alert.critical', defaultMessage: 'critical alert' },
  warning: { id: 'ui.map.alert.warning', defaultMessage: 'warning' },
  info: { id: 'ui.map.alert.info', defaultMessage: 'notice' },
});
