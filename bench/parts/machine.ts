// Says on what a figure was measured, and how busy that machine was.
import { arch, cpus, loadavg, platform, totalmem } from 'node:os'

export const machineLine = (): string => {
  const [{ model } = { model: 'unknown' }] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return `${cpus().length} × ${model.trim()}, ${gigabytes} GB, ${platform()} ${arch()}, Node ${process.versions.node}, `
    + `load ${load} at the beginning`
}
