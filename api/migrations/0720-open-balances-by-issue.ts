import { type Kysely, sql } from 'kysely';

const addBalance = (columns: string, values: string) => `
    create or replace function stored_balances_add() returns trigger language plpgsql as $$
      begin
        if new.kind = 'invoice' then
          insert into stored_balances (invoice_id, payer_id, payee_id, due_at, total, moved_at${columns})
            values (new.id, new.payer_id, new.payee_id, new.due_at, new.total, new.issued_at${values});
        else
          update stored_balances set credited = credited + new.total, moved_at = greatest(moved_at, new.issued_at)
            where invoice_id = new.original_id;
        end if;
        return null;
      end $$;`;

/** For lists of open invoices, latest first: balances then contain the date of the invoice. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table stored_balances add column issued_at bigint;
    ${addBalance(', issued_at', ', new.issued_at')}
    update stored_balances set issued_at = invoices.issued_at from invoices where invoices.id = stored_balances.invoice_id;
    create index open_balances_of_payer_by_issue on stored_balances (payer_id, issued_at, invoice_id) where open <> 0;
    create index open_balances_of_payee_by_issue on stored_balances (payee_id, issued_at, invoice_id) where open <> 0;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    ${addBalance('', '')}
    alter table stored_balances drop column issued_at;
  `)
    .execute(db);
