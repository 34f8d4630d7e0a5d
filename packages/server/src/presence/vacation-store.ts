/** What is kept of vacations from games by correspondence. */

export interface Vacation {
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface VacationStore {
  /** All that end after `sinceMs`, early to late. */
  vacationsOf(person: string, sinceMs: number): Promise<readonly Vacation[]>;
  /** A vacation with the same beginning gives way to it. */
  putVacation(person: string, vacation: Vacation): Promise<void>;
}
