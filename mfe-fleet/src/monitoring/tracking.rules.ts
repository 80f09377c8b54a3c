import type { Device, LivePosition } from 'shared-contracts/telemetry';

/** Plates are found with or without what stands between their parts. */
export const bare = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** What a search looks through: plate and driver, as `bare` leaves them, apart. */
export const searchedIn = ({ registrationPlate, driver }: Pick<Device, 'registrationPlate' | 'driver'>) =>
  `${bare(registrationPlate)}\n${bare(driver?.name ?? '')}`;

/** What was told later counts; of one moment, what the stream told: it knows who has fallen silent. */
export const newer = (asked: LivePosition | null, told: LivePosition | undefined): LivePosition | null =>
  told && (!asked || told.at >= asked.at) ? told : asked;
