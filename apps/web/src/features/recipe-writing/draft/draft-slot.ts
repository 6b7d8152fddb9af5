interface DraftSlot {
  readonly slot: number;
  readonly release: () => void;
}

/**
 * The first of these slots that no other window of this browser has locked. It is locked until it is released or the window
 * goes. Browsers without locks share the first.
 */
export async function acquireSlot(name: string, slots: readonly number[]): Promise<DraftSlot> {
  for (const slot of slots) {
    const release = await acquire(`pomona.recipe-draft ${name} ${slot}`);
    if (release !== null) return { slot, release };
  }
  return { slot: slots[0] ?? 1, release: () => {} };
}

function acquire(name: string): Promise<(() => void) | null> {
  // Missing in old browsers and where the page comes over plain HTTP.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    const onLock = (lock: Lock | null) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    };
    locks.request(name, { ifAvailable: true }, onLock).catch(() => resolve(() => {}));
  });
}
