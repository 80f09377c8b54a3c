import type { createScimTenant } from './scim-tenant.ts';

type Reply = Awaited<ReturnType<Awaited<ReturnType<typeof createScimTenant>>['call']>>;
/** A point that the protocol obliges a service to, by the section of RFC 7644, or of RFC 7643 (marked 7643). */
export type Point = [section: string, point: string, send: () => Promise<Reply>, expected: () => object];

export const errorOf = (status: number, scimType?: string) => ({
  status,
  body: {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType && { scimType }),
    detail: expect.any(String),
  },
});
