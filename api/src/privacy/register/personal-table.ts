/** How a table names a person: by the id of their user, driver or contact, or by an e-mail address. */
export type PersonKey = 'user' | 'driver' | 'contact' | 'email';

/** A table whose rows are about people. Names are those of the database. */
export type PersonalTable = {
  table: string;
  key: PersonKey;
  /** The column that holds the key. */
  by: string;
  /** Limits the rows, in SQL. */
  where?: string;
  /** What an export contains. */
  columns: readonly string[];
  /** Personal, but not exported: with it somebody could sign in, or it means nothing to a person. */
  secrets?: readonly string[];
  /** The column with the id of a file that the export contains too. */
  file?: string;
  /** What happens to the rows when the person is anonymized. `keep`: what names them is overwritten elsewhere. */
  whenAnonymized: 'keep' | 'delete' | 'overwrite';
};
