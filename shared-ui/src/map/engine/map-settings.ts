import { MAP_SETTINGS, type MapSettings } from 'shared-contracts/values/maps';

/** What the server wrote into the page. */
export function mapSettings(): MapSettings {
  const written = document.getElementById(MAP_SETTINGS)?.textContent;
  return written ? (JSON.parse(written) as MapSettings) : { tiles: null };
}
