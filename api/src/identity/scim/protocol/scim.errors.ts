/** Keywords of RFC 7644, section 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** An error response of the SCIM calls. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const badRequest = (scimType: ScimType, detail: string) => new ScimError(400, detail, scimType);
export const resourceNotFound = (id: string) => new ScimError(404, `Resource ${id} not found`);

/** The status is text, as the RFC wants it. */
export const toScimErrorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
});
