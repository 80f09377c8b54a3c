import { DAY } from 'shared-contracts/values/time';

/** How long positions of an unknown device wait for a vehicle. */
export const HELD_SECONDS = DAY;
/** A day at one position in ten seconds is 8,640. */
export const HELD_LIMITS = { perDevice: 10_000, perOrganization: 100_000 };

type HeldDevice = { organizationId: string; held: number; added: number };

/** Returns how many of its oldest positions each device must give up, so that neither it nor its organization has too many. */
export function countExcess<Device extends HeldDevice>(
  devices: readonly Device[],
  totals: ReadonlyMap<string, number>,
  limits = HELD_LIMITS,
): (Device & { excess: number })[] {
  const totalByOrganization = new Map(totals);
  return devices.map((device) => {
    const held = device.held + device.added;
    const total = (totalByOrganization.get(device.organizationId) ?? 0) + device.added;
    const excess = Math.min(held, Math.max(0, held - limits.perDevice, total - limits.perOrganization));
    totalByOrganization.set(device.organizationId, total - excess);
    return { ...device, excess };
  });
}
