// The limit that bids are measured against: the least that one bid can be, each a transaction of its own, by pgbench.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import type { Database } from '../../packages/server/src/runtime/database/database.ts'

const shops = 400

const tables = `
  create schema bench;
  create table bench.auctions (id int primary key, state text not null, ends_at timestamptz not null);
  create table bench.shops (id int primary key, restricted boolean not null, deposit bigint not null);
  create table bench.biddings (auction_id int, shop_id int, amount bigint not null, bid_at timestamptz not null,
    sequence bigint not null, primary key (auction_id, shop_id));
  create table bench.bids (sequence bigserial primary key, auction_id int not null, shop_id int not null,
    amount bigint not null, bid_at timestamptz not null);
  insert into bench.auctions select n, 'auction', now() + interval '1 day' from generate_series(1, 1000) n;
  insert into bench.shops select n, false, 3000000 from generate_series(1, ${shops}) n;
  create function bench.bid(auction int, shop int, won bigint) returns text language plpgsql as $$
  declare found_auction bench.auctions; found_shop bench.shops; taken bigint; moment timestamptz;
  begin
    select * into found_auction from bench.auctions where id = auction for key share;
    moment := clock_timestamp();
    if found_auction.state <> 'auction' or moment >= found_auction.ends_at then return 'state'; end if;
    select * into found_shop from bench.shops where id = shop;
    if found_shop.restricted or found_shop.deposit < 3000000 then return 'permission'; end if;
    insert into bench.bids (auction_id, shop_id, amount, bid_at) values (auction, shop, won, moment)
      returning sequence into taken;
    insert into bench.biddings values (auction, shop, won, moment, taken)
      on conflict (auction_id, shop_id) do update set amount = excluded.amount, bid_at = excluded.bid_at,
        sequence = excluded.sequence;
    return 'ok';
  end $$;
  grant usage on schema bench to public;
  grant select, insert, update on all tables in schema bench to public;
  grant usage on all sequences in schema bench to public`

/** As the owner; whoever is measured bids as the program does. */
export const makeLimitTables = async ({ alone }: Database): Promise<void> => {
  await alone((sql) => sql.unsafe(tables).simple())
}

const hasPgbench = (): boolean => {
  try {
    execFileSync('pgbench', ['--version'])
    return true
  } catch {
    return false
  }
}

const byPgbench = async (url: string, given: LimitWish): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-pgbench-'))
  try {
    const script = join(folder, 'bid.sql')
    await writeFile(script, `\\set a random(1, ${given.auctions})\n\\set s random(1, ${shops})\n`
      + 'select bench.bid(:a, :s, 1000000);\n')
    const { stdout } = await promisify(execFile)('pgbench', [
      '--no-vacuum', '--protocol=prepared', `--client=${given.clients}`, '--jobs=2', `--time=${given.seconds}`,
      `--file=${script}`, url,
    ])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const byDriver = async (url: string, given: LimitWish): Promise<number> => {
  const sql = postgres(url, { max: given.clients, onnotice: () => {} })
  const random = (to: number): number => 1 + Math.floor(Math.random() * to)
  const bid = () => sql`select bench.bid(${random(given.auctions)}, ${random(shops)}, 1000000)`
  await Promise.all(Array.from({ length: given.clients }, bid))
  const began = performance.now()
  let count = 0
  await Promise.all(Array.from({ length: given.clients }, async () => {
    while (performance.now() - began < given.seconds * 1_000) {
      await bid()
      count += 1
    }
  }))
  const perSecond = (count / (performance.now() - began)) * 1_000
  await sql.end()
  return perSecond
}

export interface LimitWish {
  readonly clients: number
  readonly auctions: number
  readonly seconds: number
}

export const limitBy = (): 'pgbench' | 'driver' => (hasPgbench() ? 'pgbench' : 'driver')

export const measureLimit = (url: string, given: LimitWish): Promise<number> =>
  (limitBy() === 'pgbench' ? byPgbench : byDriver)(url, given)
