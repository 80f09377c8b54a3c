import { DAY } from 'shared-contracts/values/time';

/** The time that positions of an unknown device wait for a vehicle. */
export const HELD_SECONDS = DAY;
/** A day at one position in ten seconds is 8,640. */
export const HELD_LIMITS = { perDevice: 10_000, perOrganization: 100_000 };

type HeldDevice = { organizationId: string; held: number; added: number };

/** The number of oldest positions that each device has to drop to meet the limits per device and per organization. */
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
