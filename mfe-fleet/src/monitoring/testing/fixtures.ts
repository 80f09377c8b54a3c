import type { Device, LiveMessage, LivePosition } from 'shared-contracts/fleet/telemetry';

/** Vehicles have their plate as id. */
export const position = (vehicleId: string, overrides: Partial<LivePosition> = {}): LivePosition => ({
  vehicleId,
  at: 1_000,
  latitude: 7.29,
  longitude: 80.63,
  speed: 42.4,
  heading: 90,
  isCoarse: false,
  motion: 'moving',
  ...overrides,
});

export const device = (plate: string, overrides: Partial<Device> = {}): Device => ({
  vehicleId: plate,
  device: `DEMO-${plate}`,
  registrationPlate: plate,
  type: { id: 't', name: 'Lorry' },
  organization: { id: 'o', name: 'Wijesekara' },
  driver: null,
  isShared: false,
  position: null,
  motion: overrides.position?.motion ?? 'offline',
  trip: null,
  openAlerts: null,
  state: null,
  ...overrides,
});

const encode = (text: string) => new TextEncoder().encode(text);

/** Creates a stream of live positions that a test controls. */
export function positionStream() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  return {
    openCount: () => streams.length,
    reply: () => new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }),
    send: (kind: LiveMessage['kind'], ...positions: LivePosition[]) =>
      streams.at(-1)?.enqueue(encode(`data: ${JSON.stringify({ kind, positions })}\n\n`)),
    close: () => streams.at(-1)?.close(),
  };
}
