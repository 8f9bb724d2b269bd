import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '../db/database';
import { type DatabaseState, databaseMetrics } from './database-state';
import type { Observer } from './observe-requests';

/** Buckets of durations, s. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The values that are read at a scrape. */
export interface Sources {
  pool(): PoolState;
  database(): Promise<DatabaseState>;
  /** Calls that wait for other calls of their member. */
  waitingCalls(): number;
  sockets(): number;
  /** Frames sent to sockets, frames dropped, and sockets cut since the start: readers that fell behind. */
  frames(): { readonly sent: number; readonly dropped: number; readonly cut: number };
  /** Sockets in each live room. */
  rooms(): Iterable<readonly [room: string, sockets: number]>;
  isDraining(): boolean;
}

/** The metrics of one gateway, for Prometheus. */
export const createTelemetry = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const requests = new Counter({
    name: 'pavilion_http_requests_total',
    help: 'Requests by call of the contract, HTTP status and code of the response.',
    labelNames: ['call', 'status', 'code'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'pavilion_http_request_seconds',
    help: 'Time from the first byte of a request to the last one of its response.',
    labelNames: ['call'],
    buckets,
    registers,
  });
  const querySeconds = new Histogram({
    name: 'pavilion_db_query_seconds',
    help: 'Time of a statement by its name; "other" for statements without one.',
    labelNames: ['statement'],
    buckets,
    registers,
  });
  const queryErrors = new Counter({
    name: 'pavilion_db_errors_total',
    help: 'Statements that failed, by SQLSTATE. PV… are rejections by the ledger and the player protection.',
    labelNames: ['state'],
    registers,
  });
  const jobSuccess = new Gauge({
    name: 'pavilion_job_last_success_timestamp_seconds',
    help: 'When a periodic job last ended without an error.',
    labelNames: ['job'],
    registers,
  });
  const jobFailures = new Counter({
    name: 'pavilion_job_failures_total',
    help: 'Periodic jobs that failed.',
    labelNames: ['job'],
    registers,
  });
  const gaps = new Counter({
    name: 'pavilion_bus_gaps_total',
    help: 'Lost connections to the other gateways; each closes all sockets.',
    registers,
  });

  const up = new Gauge({
    name: 'pavilion_db_up',
    help: '1 if the database answered this scrape.',
    registers,
  });
  const databaseGauges = databaseMetrics.map(({ name, help }) => ({
    name,
    gauge: new Gauge({ name, help, registers }),
  }));
  let readDatabase: Sources['database'] | undefined;
  /** Read before the scrape: metrics collect at the same time, and these are of one read. */
  const updateDatabase = async () => {
    try {
      const state = await readDatabase?.();
      if (!state) return;
      up.set(1);
      for (const { name, gauge } of databaseGauges) {
        const value = state[name] ?? null;
        // A metric is left out while its value is unknown.
        if (value === null) gauge.remove();
        else gauge.set(value);
      }
    } catch {
      up.set(0);
      for (const { gauge } of databaseGauges) gauge.remove();
    }
  };

  /** Registers the values that are read at a scrape. */
  const watch = (sources: Sources): void => {
    readDatabase = sources.database;
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    new Gauge({
      name: 'pavilion_db_pool_connections',
      help: 'Connections to the database by state.',
      labelNames: ['state'],
      registers,
      collect() {
        const { used, idle } = sources.pool();
        this.set({ state: 'used' }, used);
        this.set({ state: 'idle' }, idle);
      },
    });
    gauge('pavilion_db_pool_waiting', 'Statements that wait for a connection.', () => sources.pool().waiting);
    gauge('pavilion_calls_waiting', 'Calls that wait for other calls of their member.', sources.waitingCalls);
    gauge('pavilion_live_sockets', 'Open live sockets.', sources.sockets);
    gauge('pavilion_draining', '1 while the gateway is about to stop.', () => Number(sources.isDraining()));
    new Gauge({
      name: 'pavilion_room_sockets',
      help: 'Open sockets in a live room.',
      labelNames: ['room'],
      registers,
      collect() {
        this.reset();
        for (const [room, sockets] of sources.rooms()) this.set({ room }, sockets);
      },
    });
    const total = (name: string, help: string, read: () => number) =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    total('pavilion_live_frames_total', 'Frames sent to live sockets.', () => sources.frames().sent);
    total(
      'pavilion_live_dropped_total',
      'Frames that were not sent to sockets that read too slowly; these see the gap.',
      () => sources.frames().dropped,
    );
    total(
      'pavilion_live_cut_total',
      'Sockets that were closed because they read too slowly.',
      () => sources.frames().cut,
    );
  };

  return {
    watch,
    /** Counts a response. */
    observe: (({ call, status, code = '', milliseconds }) => {
      requests.inc({ call, status, code });
      requestSeconds.observe({ call }, milliseconds / 1_000);
    }) satisfies Observer,
    /** Counts a statement, named as in `prepared`; with the SQLSTATE of a failure. */
    addQuery: (statement: string, milliseconds: number, failure?: string): void => {
      querySeconds.observe({ statement }, milliseconds / 1_000);
      if (failure !== undefined) queryErrors.inc({ state: failure });
    },
    /** Counts a run of a periodic job. */
    addJob: (job: string, isSuccess: boolean): void => {
      if (isSuccess) jobSuccess.set({ job }, Date.now() / 1_000);
      else jobFailures.inc({ job });
    },
    addGap: (): void => gaps.inc(),
    contentType: registry.contentType,
    /** All metrics in the text format of Prometheus. */
    async text(): Promise<string> {
      await updateDatabase();
      return registry.metrics();
    },
    /** Names of all metrics; a histogram has those of its series. */
    async names(): Promise<readonly string[]> {
      const metrics = await registry.getMetricsAsJSON();
      return metrics.flatMap(({ name, type }) =>
        String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      );
    },
    /** Ends its timers. */
    close: (): void => registry.clear(),
  };
};

export type Telemetry = ReturnType<typeof createTelemetry>;
