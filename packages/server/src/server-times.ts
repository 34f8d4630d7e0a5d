/** How often a server does what it does by itself, in milliseconds. */
export const EVERY_MS = {
  /** How often to look for lost hints, where several processes share the games. */
  catchUp: 5000,
  /** The same for who is there. */
  presence: 30_000,
  /** How often at most people at a table are told how many watch. */
  watching: 3000,
  /** How often at most people in a shared study are told who is there. */
  studyPeople: 500,
  /** How often to forget who was there long ago. */
  forget: 3_600_000,
  /** How often those who watch with a delay are sent what has become old enough. */
  release: 1000,
  /** How often to look whether sessions have ended without this process hearing of it. */
  sessions: 60_000,
  /** How often to look for guests who cannot come back, and lobbies that nobody comes back to. */
  guests: 600_000,
  /** How often to look how long the queue of computers is. */
  queue: 1000,
} as const;

/** How long a push service may take to answer. */
export const PUSH_MS = 10_000;
