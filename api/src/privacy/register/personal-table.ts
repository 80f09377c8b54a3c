/** How a table identifies a person: by the id of their user, driver or contact, or by an email address. */
export type PersonKey = 'user' | 'driver' | 'contact' | 'email';

/** A table with rows about people. Names are those of the database. */
export type PersonalTable = {
  table: string;
  key: PersonKey;
  /** The column with the key. */
  by: string;
  /** Limits the rows, in SQL. */
  where?: string;
  /** The exported columns. */
  columns: readonly string[];
  /** Personal, but not exported: credentials, or values that mean nothing to a person. */
  secrets?: readonly string[];
  /** The column with the id of a file that the export contains too. */
  file?: string;
  /** What happens to the rows when the person is anonymized. `keep`: the identifying data is overwritten elsewhere. */
  whenAnonymized: 'keep' | 'delete' | 'overwrite';
};
