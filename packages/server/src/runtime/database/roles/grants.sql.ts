// Reads from PostgreSQL's own catalogue what the program's role lacks, and what it has too much.
import { sql } from 'kysely'
import type { Reader } from '../database.ts'

/** Where the migrations and the job queue keep their things; an extension's are not ours to give. */
const ours = sql`in ('public'::regnamespace, to_regnamespace('jobs'))`
const program = (role: string) => sql`(select oid from pg_roles where rolname = ${role})`

/**
 * What an owner took from himself, because it only grows, is nobody's: so each table says once, in its migration, what
 * may be done with it. Which migrations there were, the program may read and not write.
 */
const wished = sql`array(
  select privilege from unnest(case c.relkind when 'S' then '{SELECT,USAGE}'::text[]
    else '{SELECT,INSERT,UPDATE,DELETE}'::text[] end) as privilege
  where (c.relkind = 'S' or c.relacl is null
      or exists (select from aclexplode(c.relacl) a where a.grantee = c.relowner and a.privilege_type = privilege))
    and (c.relname <> 'migrations' or privilege = 'SELECT')
  order by 1)`

/** Two may have given the same; what may be handed on is too much. */
const held = (role: string) => sql`array(
  select distinct a.privilege_type || case when a.is_grantable then ' *' else '' end
  from aclexplode(c.relacl) a where a.grantee = ${program(role)} order by 1)`

/** To take a right from a table takes it from the columns as well. */
const holdsColumns = (role: string) => sql`exists (
  select from pg_attribute t, aclexplode(t.attacl) a where t.attrelid = c.oid and a.grantee = ${program(role)})`

/** Statements, to be run by the owner; none where everything is as it should be. */
export const listGrantStatements = async (db: Reader, role: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ statements: readonly (string | null)[] }>`
    with named as (
      select c.oid::regclass as name, case c.relkind when 'S' then 'sequence' else 'table' end as kind,
        ${wished} as wished, ${held(role)} as held, ${holdsColumns(role)} as "holdsColumns"
      from pg_class c
      where c.relnamespace ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(c.relowner, 'usage')
    )
    select array[format('grant usage on schema %I to %I', n.nspname, ${role}::text)] as statements
    from pg_namespace n where n.oid ${ours} and not has_schema_privilege(${role}, n.oid, 'usage')
    union all
    select array[format('revoke create on schema %I from %I', n.nspname, ${role}::text)]
    from pg_namespace n where n.oid ${ours} and pg_has_role(n.nspowner, 'usage') and exists (
      select from aclexplode(n.nspacl) a where a.grantee = ${program(role)} and a.privilege_type = 'CREATE')
    union all
    select array[
      format('revoke temporary on database %I from public', d.datname),
      format('revoke temporary on database %I from %I', d.datname, ${role}::text)]
    from pg_database d where d.datname = current_database() and pg_has_role(d.datdba, 'usage') and exists (
      select from aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
      where a.grantee in (0, ${program(role)}) and a.privilege_type = 'TEMPORARY')
    union all
    select array[
      format('revoke all on %s %s from %I', kind, name, ${role}::text),
      case when wished <> '{}'
        then format('grant %s on %s %s to %I', array_to_string(wished, ', '), kind, name, ${role}::text) end]
    from named where wished <> held or "holdsColumns"
    union all
    select array[format('grant execute on routine %s to %I', p.oid::regprocedure, ${role}::text)]
    from pg_proc p where p.pronamespace ${ours} and pg_has_role(p.proowner, 'usage')
      and not has_function_privilege(${role}, p.oid, 'execute')`.execute(db)
  return rows.flatMap(({ statements }) => statements).filter((statement) => statement !== null)
}

/** The tables and sequences with which the role of this connection cannot do its work. */
export const listLacking = async (db: Reader): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'S') and exists (
      select from unnest(${wished}) as privilege
      where not case c.relkind when 'S' then has_sequence_privilege(c.oid, privilege)
        else has_table_privilege(c.oid, privilege) end)
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

export interface OwnRights {
  readonly isSuperuser: boolean
  /** What the role itself may, whatever there is in the database. */
  readonly traits: readonly string[]
  readonly owned: number
  /** Tables that it could empty, or hang triggers on. */
  readonly open: number
  /** Tables of another that it could change beyond what their owner may, by whatever way it was given. */
  readonly changeable: number
  /** Settings that its connections begin with. */
  readonly settings: readonly string[]
  readonly schemas: readonly string[]
  readonly makesSchemas: boolean
  readonly makesTemporary: boolean
}

/** What the role of this connection may do beyond its work. */
export const findOwnRights = async (db: Reader): Promise<OwnRights> => {
  const { rows: [row] } = await sql<OwnRights>`
    select (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      (select array_remove(array[case when rolcreaterole then 'make roles' end, case when rolreplication
        then 'copy the database' end, case when rolbypassrls then 'go round the security of rows' end], null)
        from pg_roles where rolname = current_user) as traits,
      count(*) filter (where pg_has_role(c.relowner, 'member'))::int as owned,
      count(*) filter (where not pg_has_role(c.relowner, 'member') and exists (
        select from unnest('{INSERT,UPDATE,DELETE}'::text[]) as privilege
        where privilege <> all(${wished}) and case privilege when 'DELETE' then has_table_privilege(c.oid, privilege)
          else has_any_column_privilege(c.oid, privilege) end))::int as changeable,
      array(select setting from pg_db_role_setting, unnest(setconfig) as setting
        where setrole = current_user::regrole order by 1) as settings,
      count(*) filter (where has_table_privilege(c.oid, 'truncate, trigger'))::int as open,
      array(select n.nspname from pg_namespace n
        where n.oid ${ours} and has_schema_privilege(n.oid, 'create') order by 1)::text[] as schemas,
      has_database_privilege(current_database(), 'create') as "makesSchemas",
      has_database_privilege(current_database(), 'temporary') as "makesTemporary"
    from pg_class c where c.relnamespace ${ours} and c.relkind in ('r', 'p')`.execute(db)
  if (row === undefined) throw new Error('the catalogue says nothing')
  return row
}

/** Who a connection is, and where it leads. */
export const findPlace = async (db: Reader): Promise<{ readonly role: string; readonly place: string }> => {
  const { rows: [row] } = await sql<{ role: string; place: string }>`
    select current_user as role, system_identifier || ' ' || current_database() as place from pg_control_system()`
    .execute(db)
  if (row === undefined) throw new Error('the database does not say who asks')
  return row
}
