/** Everything that a server stores, with one store per feature, independent of the database. */

import type { AlertStore } from '../alerts/store/alert-store.ts';
import type { WebhookStore } from '../alerts/store/webhook-store.ts';
import type { ChatStore } from '../chat/chat-store.ts';
import type { ClassStore } from '../classes/class-store.ts';
import type { AssignmentStore } from '../classes/assignment-store.ts';
import type { SchoolStore } from '../classes/school-store.ts';
import type { ComputerStore } from '../computers/computer-store.ts';
import type { CommitObserver } from '../database/transactions.ts';
import type { GameStore } from '../games/store/game-store.ts';
import type { MailStore } from '../mail/mail-store.ts';
import type { ModerationStore } from '../moderation/moderation-store.ts';
import type { LinkStore } from '../links/link-store.ts';
import type { AgreementStore } from '../moderation/agreement-store.ts';
import type { NoteStore } from '../notes/note-store.ts';
import type { NoticeStore } from '../notices/notice-store.ts';
import type { SeekStore } from '../pairing/store/seek-store.ts';
import type { ProfileStore } from '../profiles/profile-store.ts';
import type { AccountStore } from '../people/account-store.ts';
import type { AttemptStore } from '../people/attempt-store.ts';
import type { DeviceStore } from '../people/device-store.ts';
import type { PersonStore } from '../people/person-store.ts';
import type { PresenceStore } from '../presence/presence-store.ts';
import type { VacationStore } from '../presence/vacation-store.ts';
import type { RecoveryStore } from '../recovery/recovery-store.ts';
import type { ProgressStore } from '../progress/progress-store.ts';
import type { RecordStore } from '../records/record-store.ts';
import type { StudyStore } from '../studies/study-store.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import type { WorkspaceStore } from '../teams/workspace-store.ts';

export interface ServerStore {
  readonly people: PersonStore;
  readonly accounts: AccountStore;
  readonly attempts: AttemptStore;
  readonly devices: DeviceStore;
  readonly tokens: TokenStore;
  readonly mail: MailStore;
  readonly moderation: ModerationStore;
  readonly recovery: RecoveryStore;
  readonly games: GameStore;
  readonly computers: ComputerStore;
  readonly workspaces: WorkspaceStore;
  readonly chat: ChatStore;
  readonly notices: NoticeStore;
  readonly alerts: AlertStore;
  readonly webhooks: WebhookStore;
  readonly links: LinkStore;
  readonly notes: NoteStore;
  readonly progress: ProgressStore;
  readonly agreements: AgreementStore;
  readonly classes: ClassStore;
  readonly school: SchoolStore;
  readonly assignments: AssignmentStore;
  readonly studies: StudyStore;
  readonly presence: PresenceStore;
  readonly vacations: VacationStore;
  readonly records: RecordStore;
  readonly seeks: SeekStore;
  readonly profiles: ProfileStore;
  /** Calls the observer after each transaction. */
  watchCommits(observe: CommitObserver): void;
  /** Writes one row. Resolves once it is stored. */
  beat(): Promise<void>;
  close(): Promise<void>;
}
