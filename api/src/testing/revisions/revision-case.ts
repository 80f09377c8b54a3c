import { createBuilders, type Builders } from '../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../platform/testing/test-app.ts';

type User = { id: string; organizationId: string };

/** An organization with two people who may do everything, and root. */
export type Office = {
  portal: ReturnType<typeof testApp>;
  build: Builders;
  organizationId: string;
  me: User;
  colleague: User;
  root: User;
};

export type Target = {
  /** Of the record that has the revision; `{id}` in the path of the call and of `view`. */
  id: string;
  /** The other parameters of the path. */
  params?: Record<string, string>;
  body?: object;
  /** Who calls; `me` unless told. */
  as?: User;
  other?: User;
};

/** A call that changes a record, and how its revision is tested. */
export type RevisionCase = {
  /** As in the OpenAPI document: `PATCH /api/orders/{id}`. */
  call: string;
  /** Of the record's timeline. */
  subject: string;
  /** Where the record is read with its revision: alone, or in a list. */
  view: string;
  prepare: (office: Office) => Promise<Target>;
  /** What a conflict names when two send this call at once. */
  fields?: readonly string[];
};

export async function openOffice(portal: Office['portal']): Promise<Office> {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization({ type: '3pl' });
  const person = (firstName: string) =>
    build.user({ organizationId, role: 'admin', rules: 'all', contact: { firstName, lastName: 'Silva' } });
  return {
    portal,
    build,
    organizationId,
    me: await person('Me'),
    colleague: await person('Kumari'),
    root: await build.user({ role: 'root', organizationId: (await build.organization({ type: '5pl' })).id }),
  };
}
