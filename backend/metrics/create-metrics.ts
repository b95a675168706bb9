import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Health } from '../../contract/health'
import type { Db } from '../database/open-database'
import { createBacklogRepository } from '../repositories/backlog-repository'

/** Numbers of this instance for Prometheus, without anything about people. */
export interface Metrics {
  /** Counts a response. @param route Pattern of the route, e.g. "/api/entries/:id": addresses would be endless. */
  countResponse: (response: { method: string; route: string; status: number; seconds: number }) => void
  /** Counts a report of a browser. @param directive Of the Content-Security-Policy, or "other". */
  countViolation: (directive: string) => void
  contentType: string
  /** All numbers, in Prometheus' text format. */
  read: () => Promise<string>
}

interface MetricsOptions {
  db: Db
  readHealth: () => Promise<Health>
}

export function createMetrics({ db, readHealth }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const violations = new Counter({
    name: 'site_policy_violations_total',
    help: 'What browsers reported to be blocked by the Content-Security-Policy.',
    labelNames: ['directive'],
    registers,
  })
  const checks = new Gauge({
    name: 'site_check',
    help: 'A check of /api/health: 1 for its present state.',
    labelNames: ['check', 'state'],
    registers,
  })
  const ready = new Gauge({ name: 'site_ready', help: '1: requests can be sent here.', registers })
  const emails = new Gauge({
    name: 'site_emails',
    help: 'Emails in the outbox that are not sent, by state.',
    labelNames: ['state'],
    registers,
  })
  const oldestEmail = new Gauge({
    name: 'site_oldest_email_seconds',
    help: 'How long the oldest waiting email has been due; 0 without one.',
    registers,
  })
  const publications = new Gauge({
    name: 'site_publications',
    help: 'Publications that are not live, by state.',
    labelNames: ['state'],
    registers,
  })
  const lastBuild = new Gauge({
    name: 'site_last_build_seconds',
    help: 'How long the last successful build took; absent without one.',
    registers,
  })

  return {
    countResponse: ({ method, route, status, seconds }) =>
      duration.observe({ method, route, status }, seconds),
    countViolation: (directive) => violations.inc({ directive }),
    contentType: registry.contentType,
    read: async () => {
      const health = await readHealth()
      checks.reset()
      for (const [check, state] of Object.entries(health.checks)) checks.set({ check, state }, 1)
      ready.set(health.status === 'ok' || health.status === 'degraded' ? 1 : 0)
      // while the database is down, old numbers would be wrong
      for (const gauge of [emails, publications]) gauge.reset()
      for (const gauge of [oldestEmail, lastBuild]) gauge.remove()
      if (health.checks.database === 'ok') await readBacklog()
      return registry.metrics()
    },
  }

  async function readBacklog(): Promise<void> {
    const backlog = await createBacklogRepository(db).read()
    for (const { state, count } of backlog.emails) emails.set({ state }, count)
    for (const { state, count } of backlog.publications) publications.set({ state }, count)
    oldestEmail.set(backlog.oldestEmailSeconds)
    if (backlog.lastBuildSeconds !== null) lastBuild.set(backlog.lastBuildSeconds)
  }
}
