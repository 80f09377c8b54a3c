import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: { id: 'ui.map.loading', defaultMessage: 'Loading the map' },
  tilesAway: { id: 'ui.map.tilesAway', defaultMessage: 'Map pictures cannot be reached. A simple outline is shown' },
  noWebGl: { id: 'ui.map.noWebGl', defaultMessage: 'This browser cannot draw maps' },
  noWebGlText: {
    id: 'ui.map.noWebGlText',
    defaultMessage: 'Hardware acceleration (WebGL) is off. Everything is in the list as well',
  },
  failed: { id: 'ui.map.failed', defaultMessage: 'The map could not be loaded' },
  zoomIn: { id: 'ui.map.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'ui.map.zoomOut', defaultMessage: 'Zoom out' },
  fit: { id: 'ui.map.fit', defaultMessage: 'Show everything' },
  enlarge: { id: 'ui.map.enlarge', defaultMessage: 'Open larger map' },
  fullscreen: { id: 'ui.map.fullscreen', defaultMessage: 'Full screen' },
  endFullscreen: { id: 'ui.map.endFullscreen', defaultMessage: 'End full screen' },
  cluster: { id: 'ui.map.cluster', defaultMessage: '{count, plural, one {# place} other {# places}}, zoom in' },
  naturalEarth: { id: 'ui.map.naturalEarth', defaultMessage: 'Natural Earth' },
  drawCircle: { id: 'ui.map.drawCircle', defaultMessage: 'Draw circle' },
  drawPolygon: { id: 'ui.map.drawPolygon', defaultMessage: 'Draw polygon' },
  removeGeofence: { id: 'ui.map.removeGeofence', defaultMessage: 'Remove geofence' },
  drawingCircle: { id: 'ui.map.drawingCircle', defaultMessage: 'Click the centre, then the edge. Escape cancels' },
  drawingPolygon: {
    id: 'ui.map.drawingPolygon',
    defaultMessage: 'Click each corner and the last one twice. Escape cancels',
  },
  moving: { id: 'ui.map.moving', defaultMessage: 'Moving' },
  stopped: { id: 'ui.map.stopped', defaultMessage: 'Stopped' },
  offline: { id: 'ui.map.offline', defaultMessage: 'GPS Fault' },
  vehicle: { id: 'ui.map.vehicle', defaultMessage: '{plate}, {motion}' },
});
