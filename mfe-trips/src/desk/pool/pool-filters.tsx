import { ComboboxFilter, DateRangeFilter, MoreFilters } from 'shared-ui/list';
import { locationSource } from './locations.api.ts';
import { messages } from './pool.messages.ts';

export const POOL_FILTERS = ['pickupFrom', 'pickupTo', 'pickLocationId', 'dropLocationId'] as const;

/** The corners of an area on the map. */
export const AREA_FILTER = 'area';

/** Filters of the unplanned orders besides search and sorting. */
export const PoolFilters = () => (
  <MoreFilters names={POOL_FILTERS}>
    <DateRangeFilter from="pickupFrom" to="pickupTo" label={messages.pickupFrom} />
    <ComboboxFilter name="pickLocationId" label={messages.pickLocation} source={locationSource('pickup')} />
    <ComboboxFilter name="dropLocationId" label={messages.dropLocation} source={locationSource('drop')} />
  </MoreFilters>
);
