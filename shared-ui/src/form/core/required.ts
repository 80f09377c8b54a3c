import { getIn } from 'formik';
import { reach, type AnyObjectSchema, type SchemaDescription } from 'yup';

/** Types that always have a value. */
const NEVER_EMPTY: readonly string[] = ['boolean', 'object'];

/** Whether the schema rejects an empty field, whose label is then marked. */
export function isRequired(schema: AnyObjectSchema, name: string, values: unknown): boolean {
  try {
    const { type, optional, nullable, tests } = (reach(schema, name, values) as AnyObjectSchema).describe({
      value: values,
      parent: getIn(values, name.split('.').slice(0, -1)), // for fields that are required depending on another
    }) as SchemaDescription;
    if (NEVER_EMPTY.includes(type)) return false;
    if (type === 'string' || type === 'array')
      return tests.some((test) => test.name === 'required' || (test.name === 'min' && type === 'array'));
    return !optional && !nullable;
  } catch {
    return false; // the schema has no such field
  }
}
