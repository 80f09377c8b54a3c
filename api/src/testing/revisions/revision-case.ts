import { createBuilders, type Builders } from '../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../platform/testing/test-app.ts';

type User = { id: string; organizationId: string };

/** An organization with two people who may do everything, and two root users. */
export type Office = {
  portal: ReturnType<typeof testApp>;
  build: Builders;
  organizationId: string;
  me: User;
  colleague: User;
  root: User;
  otherRoot: User;
};

export type Target = {
  /** The id of the record with the revision; `{id}` in the path of the call and of `view`. */
  id: string;
  /** The other parameters of the path. */
  params?: Record<string, string>;
  body?: object;
  /** Headers of a body that isn't JSON. */
  headers?: Record<string, string>;
  /** The caller; `me` by default. */
  as?: User;
  other?: User;
  /**
   * A change of the record by a colleague, and the fields that a conflict then names; an edit of its color by default.
   */
  change?: { send: () => Promise<unknown>; fields: readonly string[] };
  /** The other user is of another organization, so a conflict doesn't name them. */
  isAnonymous?: boolean;
  /** The status of the response; 200 by default. */
  status?: number;
};

/** A call that changes a record, and how its revision is tested. */
export type RevisionCase = {
  /** As in the OpenAPI document: `PATCH /api/orders/{id}`. */
  call: string;
  /** The subject of the record's timeline. */
  subject: string;
  /** Where the record is read with its revision: alone, or in a list. */
  view: string;
  prepare: (office: Office) => Promise<Target>;
  /** The revision in the body of `view`; `revision` of the record by default. */
  read?: (body: never) => number | undefined;
  /** The documents show a body with `revision`. */
  isInBody?: boolean;
  /** The path of its timeline. */
  timeline?: string;
  /** The fields that a conflict names when two users send this call at once, and the timeline afterwards. */
  fields?: readonly string[];
};

export async function openOffice(portal: Office['portal']): Promise<Office> {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization({ type: '3pl' });
  const person = (firstName: string) =>
    build.user({ organizationId, role: 'admin', rules: 'all', contact: { firstName, lastName: 'Silva' } });
  const { id: platformId } = await build.organization({ type: '5pl' });
  const rootUser = () =>
    build.user({ role: 'root', organizationId: platformId, contact: { firstName: 'Kumari', lastName: 'Silva' } });
  return {
    portal,
    build,
    organizationId,
    me: await person('Me'),
    colleague: await person('Kumari'),
    root: await rootUser(),
    otherRoot: await rootUser(),
  };
}
