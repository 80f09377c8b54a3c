import type { Device, LivePosition } from 'shared-contracts/fleet/telemetry';

/** Removes spaces and hyphens, so that plates are found with or without them. */
export const normalizeSearch = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** Joins plate and driver by a line break, so that no search matches across both. */
export const getSearchText = ({ registrationPlate, driver }: Pick<Device, 'registrationPlate' | 'driver'>) =>
  `${normalizeSearch(registrationPlate)}\n${normalizeSearch(driver?.name ?? '')}`;

/** Prefers the streamed position on equal times: only the stream reports vehicles going offline. */
export const newerPosition = (listed: LivePosition | null, streamed: LivePosition | undefined): LivePosition | null =>
  streamed && (!listed || streamed.at >= listed.at) ? streamed : listed;
