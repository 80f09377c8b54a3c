import { z } from 'zod';
import { MAX_FILTER_LENGTH } from './filter.rules.ts';
import { MAX_RESULTS } from './discovery.rules.ts';

const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const SEARCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';

const DEFAULT_RESULTS = 100;
const MAX_INDEX = 1_000_000_000;
const MAX_OPERATIONS = 1_000;
const MAX_NAMES = 2_000;

const Names = z.string().max(MAX_NAMES);
export const ResourceQuery = z.object({ attributes: Names.optional(), excludedAttributes: Names.optional() });

/** An index out of range is replaced by the nearest valid one (RFC 7644, section 3.4.2.4). */
const within = (min: number, max: number) => (value: number) => Math.min(max, Math.max(min, Math.trunc(value)));
export const ListQuery = ResourceQuery.extend({
  filter: z.string().max(MAX_FILTER_LENGTH).optional(),
  startIndex: z.coerce.number().transform(within(1, MAX_INDEX)).default(1),
  count: z.coerce.number().transform(within(0, MAX_RESULTS)).default(DEFAULT_RESULTS),
});

/** Lists of names in a search are arrays. */
const NameList = z
  .array(Names)
  .max(100)
  .transform((names) => names.join(','));
export const SearchRequest = ListQuery.extend({
  schemas: z.array(z.string()).refine((schemas) => schemas.includes(SEARCH_SCHEMA)),
  attributes: NameList.optional(),
  excludedAttributes: NameList.optional(),
});

/** Entra ID capitalizes the names of operations. */
const OperationName = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['add', 'replace', 'remove']));
export const PatchRequest = z.object({
  schemas: z.array(z.string()).refine((schemas) => schemas.includes(PATCH_SCHEMA), `schemas must name ${PATCH_SCHEMA}`),
  Operations: z
    .array(
      z.object({
        op: OperationName,
        path: z.string().min(1).max(MAX_FILTER_LENGTH).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(MAX_OPERATIONS),
});

type Page<T> = { total: number; startIndex: number; items: readonly T[] };

export const toListResponse = <T>({ total, startIndex, items }: Page<T>) => ({
  schemas: [LIST_SCHEMA],
  totalResults: total,
  startIndex,
  itemsPerPage: items.length,
  Resources: items,
});
