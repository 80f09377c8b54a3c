export type Revised = { id: string; revision: number };

/** Limited to the records loaded last; older ones are changed unconditionally. */
const MAX_RECORDS = 5_000;
const revisions = new Map<string, number>();

const isRevised = (value: unknown): value is Revised =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Revised>).id === 'string' &&
  typeof (value as Partial<Revised>).revision === 'number';

/** Remembers the revision of a record that the user sees. */
export function setSeenRevision({ id, revision }: Revised) {
  revisions.delete(id); // so that the record becomes the newest one
  revisions.set(id, revision);
  const [oldest] = revisions.keys();
  if (revisions.size > MAX_RECORDS && oldest !== undefined) revisions.delete(oldest);
}

/** Remembers the revisions of a response: of one record, or of those on a page. */
export function rememberRevisions(response: unknown) {
  const { items } = (response ?? {}) as { items?: unknown };
  for (const record of Array.isArray(items) ? items : [response]) if (isRevised(record)) setSeenRevision(record);
}

const idsIn = (path: string) => path.split(/[/?]/);

/**
 * `If-Match` for a change of the record in the path; undefined if its revision is unknown.
 * @param recordId of a record that the path doesn't name
 */
export function ifMatch(path: string, recordId = ''): string | undefined {
  const id = [recordId, ...idsIn(path)].find((part) => revisions.has(part));
  return id === undefined ? undefined : `"${revisions.get(id)}"`;
}

/** A changed record has a new revision, which its response may not name. */
export function forgetRevisions(path: string, recordId = '') {
  for (const id of [recordId, ...idsIn(path)]) revisions.delete(id);
}
