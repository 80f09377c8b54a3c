import { reach, type AnyObjectSchema, type SchemaDescription } from 'yup';

/** A yes or no and a list that may be empty always have an answer. */
const ANSWERED: readonly string[] = ['boolean', 'object'];

/** Does the schema refuse the field when it is empty? The label then says so. */
export function isRequired(schema: AnyObjectSchema, name: string, values: unknown): boolean {
  try {
    const { type, optional, nullable, tests } = (reach(schema, name, values) as AnyObjectSchema).describe({
      value: values,
    }) as SchemaDescription;
    if (ANSWERED.includes(type)) return false;
    if (type === 'string' || type === 'array')
      return tests.some((test) => test.name === 'required' || (test.name === 'min' && type === 'array'));
    return !optional && !nullable;
  } catch {
    return false; // the form has a field that the schema does not know
  }
}
