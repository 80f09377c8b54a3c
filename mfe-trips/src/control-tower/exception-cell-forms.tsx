import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TripException, TripExceptionChanges } from 'shared-contracts/trips/exceptions';
import { CellForm } from 'shared-ui/form-dialog';
import { ComboboxField, DateTimeField } from 'shared-ui/picker';
import { number, object, type ObjectSchema, string } from 'yup';
import { exceptionMutations, exceptionQueries, ownerSource } from './control-tower.api.ts';
import { fieldErrors, messages } from './control-tower.messages.ts';

type ExceptionCellFormProps<T extends TripExceptionChanges> = {
  exception: TripException;
  schema: ObjectSchema<T>;
  getValues: (exception: TripException) => T;
  children: ReactNode;
};

function ExceptionCellForm<T extends TripExceptionChanges>({
  exception,
  schema,
  getValues,
  children,
}: ExceptionCellFormProps<T>) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(exceptionMutations.change());
  const load = (row: TripException) => ({ record: { id: row.id, revision: row.revision }, values: getValues(row) });
  const reload = async () => load(await client.fetchQuery({ ...exceptionQueries.detail(exception.id), staleTime: 0 }));
  return (
    <CellForm
      schema={schema}
      errorMessages={fieldErrors}
      concurrency={{ ...load(exception), reload }}
      onSubmit={(changes) => mutateAsync({ id: exception.id, ...changes })}
    >
      {children}
    </CellForm>
  );
}

type FormProps = { exception: TripException };

const ownerSchema = object({ ownerId: string().nullable().default(null) });

export const OwnerForm = ({ exception, exception: { owner } }: FormProps) => (
  <ExceptionCellForm
    exception={exception}
    schema={ownerSchema}
    getValues={(row) => ({ ownerId: row.owner?.id ?? null })}
  >
    <ComboboxField
      name="ownerId"
      label={messages.owner}
      source={ownerSource}
      selectedOption={owner && { value: owner.id, label: owner.name }}
    />
  </ExceptionCellForm>
);

const dueSchema = object({ dueAt: number().integer().required() });

export const DueForm = ({ exception }: FormProps) => (
  <ExceptionCellForm exception={exception} schema={dueSchema} getValues={({ dueAt }) => ({ dueAt })}>
    <DateTimeField name="dueAt" label={messages.dueAt} />
  </ExceptionCellForm>
);
