import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

const LOCATION_RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'location' as const, rule }));
export const GATE = { name: ' Gate ', latitude: 6.95, longitude: 79.85, geofenceType: 'circle', geofenceRadius: 150 };

type Portal = ReturnType<typeof testApp>;

/** Creates an organization with a user who manages its locations; `as` sends requests as that user. */
export async function setUpLocations(portal: Portal, type: '1pl' | '2pl' | 'fleetOwner' = '1pl') {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization({ type });
  const user = await build.user({ organizationId, rules: LOCATION_RULES });
  const as = portal.as(user);
  const createLocation = async (body: object = {}) => (await as.post('/v2/locations', { ...GATE, ...body })).json();
  return { build, organizationId, user, as, createLocation };
}

/** The timeline entries of a location, oldest first. */
export const locationEntries = ({ db }: Portal, locationId: string) =>
  db
    .selectFrom('timelineEntries')
    .select(['event', 'changes', 'organizationId'])
    .where('subject', '=', 'location')
    .where('subjectId', '=', locationId)
    .orderBy('position')
    .execute();
