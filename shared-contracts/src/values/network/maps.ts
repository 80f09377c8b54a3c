/** The source of the map tiles and its attribution. */
export type MapTiles = {
  /** A template with `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: string;
  /** Target of the attribution link. */
  link: string | null;
};

/** Written into the page by the server. Without tiles, maps show the land outlines bundled with the portal. */
export type MapSettings = { tiles: MapTiles | null };

export const MAP_SETTINGS_ELEMENT_ID = 'maps';

/** Origins Mapbox loads from when an organization has a map token. */
export const MAPBOX_ORIGINS: readonly string[] = ['https://api.mapbox.com', 'https://events.mapbox.com'];
