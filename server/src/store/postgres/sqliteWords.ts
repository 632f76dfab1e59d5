/**
 * Functions by which PostgreSQL understands the few words of SQLite that queries and migrations use, so that each of them is written once. Made once
 * in the schema where Fathom's tables are.
 */
export const SQLITE_WORDS = `
create or replace function json_extract(body text, path text) returns text
  language sql immutable strict parallel safe
  as $$ select body::json #>> string_to_array(substr(path, 3), '.') $$;

-- Of a list or an object.
create or replace function json_each(whole text) returns table (key text, value text)
  language sql immutable strict parallel safe
  as $$
    select (place - 1)::text, item from json_array_elements_text(
      case json_typeof(whole::json) when 'array' then whole::json else '[]'::json end) with ordinality as list (item, place)
    union all
    select * from json_each_text(case json_typeof(whole::json) when 'object' then whole::json else '{}'::json end) $$;

-- With the path $[#]: at the end of a list.
create or replace function json_insert(list text, path text, added text) returns text
  language sql immutable strict parallel safe
  as $$ select (list::jsonb || to_jsonb(added))::text $$;

create or replace function pragma_table_info(of text) returns table (name text)
  language sql stable strict
  as $$ select column_name::text from information_schema.columns where table_schema = current_schema() and table_name = of $$;

-- Row by row, as "update or ignore" does it: one that is there already stays as it is.
create or replace function hand_over(of text, person_column text, from_person text, to_person text, at_table text)
  returns void language plpgsql as $$
declare
  place tid;
begin
  for place in execute format('select ctid from %I where %I = $1', of, person_column)
      || case when at_table is null then '' else ' and table_id = $2' end
    using from_person, at_table
  loop
    begin
      execute format('update %I set %I = $1 where ctid = $2', of, person_column) using to_person, place;
    exception when unique_violation then null;
    end;
  end loop;
end $$;

create table if not exists server_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
`
