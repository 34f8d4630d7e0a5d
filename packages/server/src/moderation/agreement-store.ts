/** The last measurement of how often somebody's rated turns agree with the engine. */

import type { MeasuredAgreement } from '@lexiko/protocol';

export interface AgreementStore {
  /** Replaces the one before. */
  keep(person: string, agreement: MeasuredAgreement): Promise<void>;
  /** `null`: it was never measured. */
  of(person: string): Promise<MeasuredAgreement | null>;
}
