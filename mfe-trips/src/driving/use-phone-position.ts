import { useCallback, useEffect, useRef } from 'react';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { PhonePosition } from 'shared-contracts/values/trips/driver-checks';

/** Older positions say nothing about where the driver is. */
const MAX_AGE_MS = 2 * MINUTE_MS;

/**
 * Follows the phone while the page is open, if the driver allows it. Returns where it was last, without waiting;
 * undefined: unknown.
 */
export function usePhonePosition(): () => PhonePosition | undefined {
  const last = useRef<GeolocationPosition>(null);
  useEffect(() => {
    if (!('geolocation' in navigator)) return;
    const { geolocation } = navigator;
    const id = geolocation.watchPosition(
      (position) => (last.current = position),
      () => (last.current = null),
      { enableHighAccuracy: true, maximumAge: MAX_AGE_MS },
    );
    return () => geolocation.clearWatch(id);
  }, []);
  return useCallback(() => {
    if (last.current === null || Date.now() - last.current.timestamp > MAX_AGE_MS) return undefined;
    const { latitude, longitude, accuracy } = last.current.coords;
    return { latitude, longitude, accuracy };
  }, []);
}
