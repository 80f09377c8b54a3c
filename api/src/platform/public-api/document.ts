import type { Access } from 'shared-contracts/values/identity/access';

/** A JSON schema of a document. */
export type Schema = { [keyword: string]: unknown };
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
export type Content = { content?: Record<string, { schema?: Schema }> };

export type Operation = {
  operationId?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content>;
  'x-access'?: Access;
  'x-public'?: string;
  'x-same-as'?: string;
};

/** The parts of an OpenAPI document that are read here. */
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: { url: string }[];
  tags?: { name: string }[];
  components: { securitySchemes?: object; schemas?: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
};
