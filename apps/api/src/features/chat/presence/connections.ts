/** Who is connected to this process; somebody whose last connection ends stays for a while (CHAT-06). */
export interface Connections {
  enter(userId: string): void;
  leave(userId: string): void;
  readonly userIds: ReadonlySet<string>;
  close(): void;
}

/** `onChange`: somebody came, or is gone for good. */
export function createConnections(graceMilliseconds: number, onChange: () => void): Connections {
  const counts = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const userIds = new Set<string>();

  function forget(userId: string): void {
    leaving.delete(userId);
    userIds.delete(userId);
    onChange();
  }

  return {
    userIds,
    enter(userId) {
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
      counts.set(userId, (counts.get(userId) ?? 0) + 1);
      if (userIds.has(userId)) return;
      userIds.add(userId);
      onChange();
    },
    leave(userId) {
      const left = (counts.get(userId) ?? 0) - 1;
      if (left > 0) {
        counts.set(userId, left);
        return;
      }
      counts.delete(userId);
      const timer = setTimeout(() => forget(userId), graceMilliseconds);
      leaving.set(userId, timer.unref());
    },
    close() {
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
}
