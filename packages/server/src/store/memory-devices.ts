/** Remembers devices in memory. */

import { DEVICE_MS, MOST_DEVICES, type DeviceRecord, type DeviceStore } from '../people/device-store.ts';

export class MemoryDevices implements DeviceStore {
  #devices: (DeviceRecord & { readonly person: string })[] = [];

  async remember(
    person: string,
    { tokenHash, client }: { readonly tokenHash: string; readonly client: string },
    atMs: number,
  ): Promise<void> {
    const before = this.#devices.find((one) => one.person === person && one.tokenHash === tokenHash);
    await this.forget(person, [tokenHash]);
    this.#devices.push({ tokenHash, client, person, createdMs: before?.createdMs ?? atMs, seenMs: atMs });
    const all = await this.of(person, atMs);
    await this.forget(
      person,
      all.slice(MOST_DEVICES).map((one) => one.tokenHash),
    );
  }

  async isKnown(tokenHash: string, person: string | null, atMs: number): Promise<boolean> {
    return this.#devices.some(
      (one) =>
        one.tokenHash === tokenHash &&
        (person === null || one.person === person) &&
        one.seenMs + DEVICE_MS >= atMs,
    );
  }

  async of(person: string, atMs: number): Promise<readonly DeviceRecord[]> {
    return this.#devices
      .filter((one) => one.person === person && one.seenMs + DEVICE_MS >= atMs)
      .sort((a, b) => b.seenMs - a.seenMs || a.tokenHash.localeCompare(b.tokenHash))
      .map(({ tokenHash, client, createdMs, seenMs }) => ({ tokenHash, client, createdMs, seenMs }));
  }

  async forget(person: string, tokenHashes: readonly string[]): Promise<void> {
    this.#devices = this.#devices.filter(
      (one) => one.person !== person || !tokenHashes.includes(one.tokenHash),
    );
  }

  async forgetExpired(atMs: number): Promise<void> {
    this.#devices = this.#devices.filter(({ seenMs }) => seenMs + DEVICE_MS >= atMs);
  }

  dropPerson(person: string): void {
    this.#devices = this.#devices.filter((one) => one.person !== person);
  }
}
