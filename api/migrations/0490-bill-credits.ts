import { type Kysely, sql } from 'kysely';

/**
 * The amount that each credit note credits of each bill, in the billing currency: the tax of a grouped invoice is
 * divided among its bills in proportion. Keyed by the invoiced version, so that nothing has to be undone when a bill
 * gets a new one.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table bill_credits (
      bill_id uuid not null, bill_version integer not null,
      credit_note_id uuid not null references invoices,
      net numeric(15, 2) not null, tax numeric(15, 2) not null,
      primary key (bill_id, bill_version, credit_note_id),
      foreign key (bill_id, bill_version) references invoice_bills
    );
    create function list_bill_credits(note invoices)
      returns table (bill_id uuid, bill_version integer, credit_note_id uuid, net numeric, tax numeric)
      language sql stable as $$
      with lines as (
        select (line->>'billed')::numeric as billed, (line->>'billed')::numeric * (line->>'taxPercentage')::numeric as taxed,
          (original.content->'lines'->coalesce((line->>'line')::integer, own::integer - 1)->>'bill')::integer + 1 as position
        from invoices original, jsonb_array_elements(note.content->'lines') with ordinality listed (line, own)
        where original.id = note.original_id
      ), bills as (
        select i.bill_id, i.bill_version, i.position, sum(billed) as net,
          sum(sum(billed)) over to_here as net_to_here, sum(sum(taxed)) over to_here as taxed_to_here,
          sum(sum(billed)) over () as net_of_all, sum(sum(taxed)) over () as taxed_of_all
        from lines join invoice_bills i on i.invoice_id = note.original_id and (lines.position is null or i.position = lines.position)
        group by i.bill_id, i.bill_version, i.position
        window to_here as (order by i.position)
      ), shares as (
        select *, round(note.tax * coalesce(taxed_to_here / nullif(taxed_of_all, 0), net_to_here / nullif(net_of_all, 0), 0), 2) as tax_to_here
        from bills
      )
      select shares.bill_id, shares.bill_version, note.id, shares.net, tax_to_here - lag(tax_to_here, 1, 0) over (order by shares.position)
      from shares
    $$;
    create function bill_credits_add() returns trigger language plpgsql as $$
      begin
        insert into bill_credits select * from list_bill_credits(new);
        return null;
      end $$;
    create trigger bill_credits_add after insert on invoices for each row
      when (new.original_id is not null) execute function bill_credits_add();
    insert into bill_credits select credits.* from invoices, list_bill_credits(invoices) credits where invoices.original_id is not null;
    create function bill_credits_stay() returns trigger language plpgsql as $$
      begin raise exception 'bill_credits is append-only'; end $$;
    create trigger bill_credits_stay before update or delete on bill_credits for each row execute function bill_credits_stay();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger bill_credits_add on invoices;
    drop table bill_credits;
    drop function bill_credits_add, list_bill_credits, bill_credits_stay;
  `)
    .execute(db);
