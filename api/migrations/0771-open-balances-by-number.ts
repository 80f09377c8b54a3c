import { type Kysely, sql } from 'kysely';

const addBalance = (columns: string, values: string) => `
    create or replace function stored_balances_add() returns trigger language plpgsql as $$
      begin
        if new.kind = 'invoice' then
          insert into stored_balances (invoice_id, payer_id, payee_id, issued_at, due_at, total, moved_at${columns})
            values (new.id, new.payer_id, new.payee_id, new.issued_at, new.due_at, new.total, new.issued_at${values});
        else
          update stored_balances set credited = credited + new.total, moved_at = greatest(moved_at, new.issued_at)
            where invoice_id = new.original_id;
        end if;
        return null;
      end $$;`;

/** Open invoices are searched by number and partner without reading each invoice. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table stored_balances add column invoice_number text;
    ${addBalance(', invoice_number', ', new.number')}
    update stored_balances set invoice_number = invoices.number from invoices where invoices.id = stored_balances.invoice_id;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    ${addBalance('', '')}
    alter table stored_balances drop column invoice_number;
  `)
    .execute(db);
