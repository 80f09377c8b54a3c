/** px. */
export const MAP_HEIGHT = 260;
export const MONITORING_PATH = '/vehicles-monitoring';
