import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from '../router/index.ts';

type Make = (current: URLSearchParams) => URLSearchParams;
type Place = ReturnType<typeof useLocation>;
/** What the search part is to be, where it was asked for, and which addresses were asked for that the router has not got to. */
type Wanted = { params: URLSearchParams; at: Place; asked: ReadonlySet<string> };

/** One page has one address: whoever changes a part of it begins with what all the others have asked for. */
let wanted: Wanted | undefined;
const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (!readers.size) wanted = undefined;
  };
}

const addressOf = ({ pathname }: Place, params: URLSearchParams) => `${pathname}?${params}`;
const isOnTheWay = ({ at, asked }: Wanted, place: Place, address: string) => at === place || asked.has(address);

/**
 * The search part of the address, as it was asked for last: shown at once, while the address follows.
 * The router does not queue: what is set before it has got there would be lost, so each change is made to the one before.
 */
export function useAddress() {
  const place = useLocation();
  const [inAddress, setInAddress] = useSearchParams();
  const address = addressOf(place, inAddress);
  const params = useSyncExternalStore(subscribe, () =>
    wanted && isOnTheWay(wanted, place, address) ? wanted.params : inAddress,
  );

  useLayoutEffect(() => {
    if (wanted?.at === place) return;
    const isThere = wanted && address === addressOf(place, wanted.params);
    if (wanted && isOnTheWay(wanted, place, address) && !isThere) return;
    wanted = { params: wanted && isThere ? wanted.params : inAddress, at: place, asked: new Set() };
  }, [place, inAddress, address]);

  const put = (make: Make, { replace = false } = {}) => {
    const { params: current, at, asked } = wanted ?? { params: inAddress, at: place, asked: [] };
    const next = make(current);
    wanted = { params: next, at, asked: new Set([...asked, addressOf(at, next)]) };
    for (const read of readers) read();
    setInAddress(next, { replace });
  };
  return [params, put] as const;
}
