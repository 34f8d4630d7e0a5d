/** The store of alerts: devices, settings, muted games, and the alerts to be sent. */

import type { AlertSettings } from '@lexiko/protocol';
import type { NewNotice } from '../../notices/notice-store.ts';

/** Why somebody is alerted. All but `said` are about the state of the game. */
export type AlertReason = 'your-turn' | 'your-answer' | 'finished' | 'begun' | 'invited' | 'said';

export interface NewAlert {
  readonly person: string;
  readonly game: string;
  readonly reason: AlertReason;
  /** Who invites or writes. */
  readonly from: string | null;
  /** The number of a chat message; otherwise 0. */
  readonly message: number;
  readonly atMs: number;
}

/** The alert of a notice. */
export function alertOf({ person, game, kind, from, atMs }: NewNotice): NewAlert {
  return { person, game, reason: kind, from, message: 0, atMs };
}

/** An alert for one device, taken to be sent. */
export interface DueAlert extends NewAlert {
  readonly device: string;
  readonly topic: AlertTopic;
  /** How often this topic was replaced: what was sent is done only if nothing newer came. */
  readonly version: number;
  readonly attempts: number;
  /** Whether it was held back, by quiet hours or because too many were sent. */
  readonly isHeld: boolean;
}

/** A chat message does not take the place of a turn. */
export type AlertTopic = 'game' | 'chat';

export function topicOf(reason: AlertReason): AlertTopic {
  return reason === 'said' ? 'chat' : 'game';
}

export interface AlertDeviceRecord {
  readonly device: string;
  readonly person: string;
  readonly sessionHash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly client: string;
  readonly createdMs: number;
}

/** How many alerts a device may get in an hour. */
export interface HourlyBound {
  readonly most: number;
  readonly nowMs: number;
}

export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface AlertStore {
  /** For every device of these people, at once; each takes the place of an earlier one on its topic. */
  put(alerts: readonly NewAlert[]): Promise<void>;
  /** Each goes to one process only, and falls due again after `retryMs` unless it is done. */
  take(nowMs: number, retryMs: number, limit: number): Promise<readonly DueAlert[]>;
  /** Removes alerts that were sent, or are not to be sent, unless a newer one has taken their place. */
  finish(alerts: readonly DueAlert[]): Promise<void>;
  /** Sends it later: after a failure (`attempts` rises), because it is held back, or because others are being sent. */
  postpone(alert: DueAlert, dueMs: number, why: 'failed' | 'held' | 'waiting'): Promise<void>;
  /** Counts one more alert to the device. `false`: it has had enough for this hour. */
  countSent(device: string, bound: HourlyBound): Promise<boolean>;
  /** Adds or replaces a device; the person's oldest ones above `most` are removed. */
  addDevice(device: AlertDeviceRecord, most: number): Promise<void>;
  /** With a live session, newest first. */
  devicesOf(person: string): Promise<readonly AlertDeviceRecord[]>;
  /** `null`: removed, or its session has ended. */
  device(device: string): Promise<AlertDeviceRecord | null>;
  /** `person`: whose it must be; `null`: anybody's, for one that its push service does not know any more. */
  removeDevice(device: string, person: string | null): Promise<void>;
  /** Removes the devices whose sessions have ended, and alerts for devices that are gone. */
  forgetEnded(): Promise<void>;
  /** `null`: never set. */
  settingsOf(person: string): Promise<AlertSettings | null>;
  setSettings(person: string, settings: AlertSettings): Promise<void>;
  mutedBy(person: string): Promise<readonly string[]>;
  /** At most `most` games are muted; the rest is ignored. */
  mute(person: string, game: string, muted: boolean, most: number): Promise<void>;
  isMuted(person: string, game: string): Promise<boolean>;
  /** The keys by which push services know this server: those that are stored, else these. */
  keys(make: () => KeyPair): Promise<KeyPair>;
}
