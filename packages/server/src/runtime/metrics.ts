// Counts and times what the server does, for Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly requestSeconds: Histogram<'call' | 'status'>
  readonly requestsRunning: Gauge
  /** Counted here and read when somebody looks: it changes twice with each request. */
  readonly running: { requests: number }
  readonly errorsUnexpected: Counter<'call'>
  readonly liveStreams: Gauge
  readonly deadlinesAttended: Counter<'stage'>
  readonly deadlinesFailed: Counter
  readonly outboxLagSeconds: Gauge
  readonly jobsDead: Gauge
  readonly certificateEnds: Gauge
}

export const openMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'bidyard_' })
  const registers = [registry]
  const running = { requests: 0 }
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'bidyard_request_seconds', help: 'Time from request to answer', labelNames: ['call', 'status'], registers,
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    }),
    running,
    requestsRunning: new Gauge({
      name: 'bidyard_requests_running', help: 'Requests being worked on', registers,
      collect() {
        this.set(running.requests)
      },
    }),
    errorsUnexpected: new Counter({
      name: 'bidyard_errors_unexpected_total', help: 'Answers 500 and 503', labelNames: ['call'], registers,
    }),
    liveStreams: new Gauge({ name: 'bidyard_live_streams', help: 'Open streams of live updates', registers }),
    deadlinesAttended: new Counter({
      name: 'bidyard_deadlines_attended_total', help: 'Deadlines the clock came to', labelNames: ['stage'], registers,
    }),
    deadlinesFailed: new Counter({
      name: 'bidyard_deadlines_failed_total', help: 'Deadlines whose duty failed and was postponed', registers,
    }),
    outboxLagSeconds: new Gauge({
      name: 'bidyard_outbox_lag_seconds', registers,
      help: 'Age of the oldest live event that the last look found; 0 when it found none',
    }),
    jobsDead: new Gauge({
      name: 'bidyard_jobs_dead', help: 'Jobs that failed for good and wait for somebody', registers,
    }),
    certificateEnds: new Gauge({
      name: 'bidyard_certificate_ends_timestamp_seconds', registers,
      help: 'Until when the own certificate holds; 0 where the server speaks no TLS itself',
    }),
  }
}
