import type { z } from 'zod';

export type PublicCallMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A call of the portal that is also part of a version of the public API. */
export type PublicCall = {
  /** A call of the portal, below `/api`: `GET /orders/v2`. */
  call: `${PublicCallMethod} /${string}`;
  /** Its path in the public API: `/orders`. */
  path: `/${string}`;
  operationId: string;
  group: string;
  summary: string;
  /** The name of the returned record, or of an item of the list. */
  schema: string;
  /** Fields of the record that only the portal needs. */
  omit?: readonly string[];
  /** The name of the body. */
  bodySchema?: string;
  deprecated?: Deprecation;
};

/** Dates are days in UTC: `2027-06-30`. */
export type Deprecation = {
  since: string;
  sunset: string;
  /** The path of the call to use instead. */ instead: string;
};

/** Values by the name of their schema. */
export type Examples = Readonly<Record<string, unknown>>;

/** A version of the public API. */
export type PublicApi = {
  /** `/v1` */
  prefix: `/v${number}`;
  title: string;
  description: string;
  calls: readonly PublicCall[];
  examples: Examples;
};

export type ObjectSchema = z.ZodObject<Record<string, z.ZodType>>;
