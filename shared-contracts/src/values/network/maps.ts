/** The source of the map tiles and its attribution. */
export type MapTiles = {
  /** A template with `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: string;
  /** Target of the attribution link. */
  link: string | null;
};

/** The vector layers of an archive: those of OpenMapTiles (Planetiler, Tilemaker) or of Protomaps. */
export const EXTRACT_SCHEMAS = ['openmaptiles', 'protomaps'] as const;

/** The streets of a part of the world: a PMTiles archive that `npm run basemap` has added to the portal. */
export type MapExtract = {
  /** Its path; changes with its content. */
  path: string;
  schema: (typeof EXTRACT_SCHEMAS)[number];
  /** West, south, east and north, in degrees. */
  bounds: [number, number, number, number];
};

/** Written into the page by the server. Without tiles, maps show the world bundled with the portal, and the extract. */
export type MapSettings = { tiles: MapTiles | null; extract: MapExtract | null };

/** The path at which the server provides extracts. */
export const EXTRACT_BASE_PATH = '/basemap/';

export const MAP_SETTINGS_ELEMENT_ID = 'maps';

/** Origins Mapbox loads from when an organization has a map token. */
export const MAPBOX_ORIGINS: readonly string[] = ['https://api.mapbox.com', 'https://events.mapbox.com'];
