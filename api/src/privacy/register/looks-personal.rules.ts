/** Column names that usually contain personal data. */
const PERSONAL_NAME =
  /(^|_)(login|e?mail|phone|mobile|fax|first_name|given_name|family_name|middle_name|last_name|full_name|user_name|contact_name|display_name|signed_by|recipient|sent_to|user_agent|address|ip|used_from|licen[cs]es?|birth\w*|nationality|gender|emergency\w*|id_number|passport\w*|iban|device|latitude|reporter|external_id|endpoint|seller_name|accounting_contact|smtp_user)(_|$)/;

/** Types of documents, which may contain anything. */
const DOCUMENT_TYPES: readonly string[] = ['json', 'jsonb'];

/** Types that contain no data about a person by themselves. */
const VALUELESS_TYPES: readonly string[] = ['bool', 'uuid'];

/** Ids of people without a foreign key. */
const PERSON_ID = /(^|_)(users?|actor|drivers?|contacts?|owner|approver\d?)_ids?$|_(by|as)$/;
const ID_TYPES: readonly string[] = ['uuid', '_uuid'];

export type Column = { table: string; column: string; type: string; references: string | null };

const PEOPLE: readonly (string | null)[] = ['users', 'drivers', 'contacts'];

export const looksPersonal = ({ column, type, references }: Column): boolean =>
  (PERSONAL_NAME.test(column) && !VALUELESS_TYPES.includes(type)) ||
  DOCUMENT_TYPES.includes(type) ||
  namesPerson({ column, type, references });

/** Whether the column contains the id of a person, or a list of them. */
export const namesPerson = ({ column, type, references }: Omit<Column, 'table'>): boolean =>
  PEOPLE.includes(references) || (references === null && ID_TYPES.includes(type) && PERSON_ID.test(column));
