import { type Kysely, sql } from 'kysely';

/**
 * Positions of unknown devices, held until the device is attached to a vehicle: as sent, because the vehicle's app
 * determines the unit of the speed. `refused_positions` gets an id (of version 8) per device, whether it is ignored,
 * and in `unknownDevice` rows the number of held positions and the last place. The previous release ignores all of it.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table held_positions (
      organization_id uuid not null references organizations on delete cascade,
      device text not null,
      at bigint not null,
      latitude double precision not null,
      longitude double precision not null,
      speed real,
      speed_if_metric real,
      heading real,
      accuracy real,
      is_valid boolean not null,
      tracker_state jsonb,
      received_at bigint not null,
      primary key (organization_id, device, at)
    );
    create index held_positions_received on held_positions (received_at);

    alter table refused_positions
      add device_id uuid generated always as (
        overlay(overlay(md5(organization_id::text || '/' || device) placing '8' from 13) placing '8' from 17)::uuid) stored,
      add is_ignored boolean not null default false,
      add held integer not null default 0,
      add latitude double precision,
      add longitude double precision,
      add position_at bigint;
    create index refused_positions_device on refused_positions (device_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table refused_positions drop device_id, drop is_ignored, drop held, drop latitude, drop longitude,
      drop position_at;
    drop table held_positions;
  `)
    .execute(db);
