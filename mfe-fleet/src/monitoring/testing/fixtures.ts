import type { Device, LiveMessage, LivePosition } from 'shared-contracts/telemetry';

/** The id of a vehicle is its plate. */
export const position = (vehicleId: string, over: Partial<LivePosition> = {}): LivePosition => ({
  vehicleId,
  at: 1_000,
  latitude: 7.29,
  longitude: 80.63,
  speed: 42.4,
  heading: 90,
  motion: 'moving',
  ...over,
});

export const device = (plate: string, over: Partial<Device> = {}): Device => ({
  vehicleId: plate,
  device: `DEMO-${plate}`,
  registrationPlate: plate,
  type: { id: 't', name: 'Lorry' },
  organization: { id: 'o', name: 'Wijesekara' },
  driver: null,
  isShared: false,
  position: null,
  motion: over.position?.motion ?? 'offline',
  trip: null,
  ...over,
});

const bytes = (text: string) => new TextEncoder().encode(text);

/** The stream of positions, which a test writes. */
export function positionStream() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  return {
    /** How often it was opened. */
    opened: () => streams.length,
    reply: () => new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }),
    tell: (kind: LiveMessage['kind'], ...positions: LivePosition[]) =>
      streams.at(-1)?.enqueue(bytes(`data: ${JSON.stringify({ kind, positions })}\n\n`)),
    cut: () => streams.at(-1)?.close(),
  };
}
