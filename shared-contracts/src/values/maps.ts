/** Where the maps' pictures come from, and whom the map names for them. */
export type MapTiles = {
  /** With `{z}`, `{x}` and `{y}` in it. */
  url: string;
  attribution: string;
  /** What the attribution links to. */
  link: string | null;
};

/** What the server writes into the page; without tiles the maps show the land that is shipped with the portal. */
export type MapSettings = { tiles: MapTiles | null };

/** The element of the page that holds them. */
export const MAP_SETTINGS = 'maps';

/** What Mapbox is loaded from, when an organization has a map token. */
export const MAPBOX_ORIGINS: readonly string[] = ['https://api.mapbox.com', 'https://events.mapbox.com'];
