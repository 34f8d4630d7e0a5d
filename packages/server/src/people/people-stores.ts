/** The stores about people. */

import type { AccountStore } from './account-store.ts';
import type { AttemptStore } from './attempt-store.ts';
import type { DeviceStore } from './device-store.ts';
import type { PersonStore } from './person-store.ts';

export interface PeopleStores {
  readonly people: PersonStore;
  readonly accounts: AccountStore;
  readonly attempts: AttemptStore;
  readonly devices: DeviceStore;
}
