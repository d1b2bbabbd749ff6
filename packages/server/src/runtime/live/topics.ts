// What nodes wake each other for, and what carries it between them.

export const topics = ['outbox', 'jobs', 'clock', 'rights'] as const
export type Topic = (typeof topics)[number]

/** Called for a topic, and for every topic after a gap in the line: what was missed must be looked for. */
export type Heard = (topic: Topic) => void

/** Carries topics to the other nodes. It may lose some: whoever waits also looks by himself from time to time. */
export interface Messenger {
  tell(topic: Topic): void
  close(): Promise<void>
}
