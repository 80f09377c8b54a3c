import type { Order } from 'shared-contracts/orders/orders';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { LazyRouteMap } from './lazy-route-map.tsx';
import { messages } from '../orders.messages.ts';

/** The route on a large map. */
export const RouteMapDialog = ({ order: { stops }, onClose }: { order: Order; onClose: () => void }) => (
  <Dialog title={messages.routeMap} width={900} onClose={onClose}>
    <DialogBody pb="6">
      <LazyRouteMap stops={stops.map(({ location }) => location)} height={520} />
    </DialogBody>
  </Dialog>
);
