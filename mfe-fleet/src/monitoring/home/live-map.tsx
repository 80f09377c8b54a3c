import { useMemo, useSyncExternalStore } from 'react';
import { QueryContent, Skeleton } from 'shared-ui';
import { MapVehicles, MapView } from 'shared-ui/map';
import { useNavigate } from 'shared-ui/router';
import { ConnectionLostNotice } from '../connection-lost-notice.tsx';
import { getCorners } from '../corners.rules.ts';
import { messages } from '../monitoring.messages.ts';
import { useTracking } from '../use-tracking.ts';
import { MAP_HEIGHT, MONITORING_PATH } from './live-map-layout.ts';

const NO_FILTERS = { search: undefined, motion: undefined };

/** The bundled map has no streets. */
const ZOOM = 9;

/** All tracked vehicles, moving as they report; a click opens one in the monitoring. */
export function LiveMap() {
  const { tracking, devices, isDisconnected } = useTracking(NO_FILTERS);
  const navigate = useNavigate();
  const isEmpty = useSyncExternalStore(tracking.subscribe, tracking.isEmpty);
  const corners = useMemo(() => (isEmpty ? [] : getCorners(tracking.fleet.getVisible())), [tracking, isEmpty]);
  return (
    <QueryContent query={devices} size="inline" skeleton={<Skeleton height={MAP_HEIGHT} borderRadius="md" />}>
      {() => (
        <>
          {isDisconnected && <ConnectionLostNotice />}
          <MapView label={messages.mapLabel} fitTo={corners} zoom={ZOOM} isBundled height={MAP_HEIGHT}>
            <MapVehicles fleet={tracking.fleet} onSelect={(id) => void navigate(`${MONITORING_PATH}?vehicle=${id}`)} />
          </MapView>
        </>
      )}
    </QueryContent>
  );
}
