import type { Device, LivePosition } from 'shared-contracts/telemetry';

/** Plates are found with or without what stands between their parts. */
export const bare = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** By plate or driver. @param search as `bare` leaves it; empty finds all */
export const matches = ({ registrationPlate, driver }: Pick<Device, 'registrationPlate' | 'driver'>, search: string) =>
  search === '' || bare(registrationPlate).includes(search) || (driver !== null && bare(driver.name).includes(search));

/** What was told later counts; of one moment, what the stream told: it knows who has fallen silent. */
export const newer = (asked: LivePosition | null, told: LivePosition | undefined): LivePosition | null => (told && (!asked || told.at >= asked.at) ? told : asked);
