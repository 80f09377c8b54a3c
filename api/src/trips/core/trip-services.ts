import type { Estimator, MoveServices } from '../../orders/public.ts';
import type { Services } from '../../platform/services/services.ts';

/** Needed to save and move trips. `routing`: from `createRouting(app)`. */
export type TripServices = MoveServices & Pick<Services, 'db'> & Pick<Estimator, 'routing'>;
