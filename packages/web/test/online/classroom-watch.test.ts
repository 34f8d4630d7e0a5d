/** A classroom as a page follows it, until it is closed. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClassroomWatch } from '../../src/online/classes/classroom-watch.ts';
import { FakeServer } from './fake-server.ts';

async function opened() {
  const server = new FakeServer();
  const connection = server.connection();
  connection.connect();
  await vi.advanceTimersByTimeAsync(0);
  const watch = new ClassroomWatch(connection, 'class1');
  server.welcome();
  const asked = () => server.socket.sentOf('command').filter(({ command }) => command.type === 'show-class');
  const refuse = async (): Promise<void> => {
    server.socket.say({ type: 'refused', id: asked().at(-1)?.id, refusal: { code: 'NO_SUCH_CLASS' } });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { server, watch, asked, refuse };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('a classroom', () => {
  it('is asked for as soon as the page is connected, and again every few seconds', async () => {
    const { watch, asked, refuse } = await opened();
    expect(asked()).toHaveLength(1);
    await refuse();
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked()).toHaveLength(2);
    watch.close();
  });

  it('that is not for this person is missing', async () => {
    const { watch, refuse } = await opened();
    expect(watch.current.peek()).toBeNull();
    await refuse();
    expect(watch.current.peek()).toBe('missing');
    watch.close();
  });

  it('is left alone once it is closed, also by an answer that comes late', async () => {
    const { watch, asked, refuse } = await opened();
    watch.close();
    await refuse();
    expect(watch.current.peek()).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toHaveLength(1);
  });
});
