/** Pictures of drafts, too large for the local storage, lie in a database of this browser under the key of the draft. */
const database = 'pomona.recipe-pictures';
const store = 'pictures';

/** A picture that cannot be stored has to be chosen again. */
export async function storePicture(key: string, data: string): Promise<void> {
  await within('readwrite', (pictures) => pictures.put(data, key));
}

export async function storedPicture(key: string): Promise<string | null> {
  const data = await within('readonly', (pictures) => pictures.get(key));
  return typeof data === 'string' ? data : null;
}

export async function forgetPicture(key: string): Promise<void> {
  await within('readwrite', (pictures) => pictures.delete(key));
}

async function within(
  mode: IDBTransactionMode,
  ask: (pictures: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const open = indexedDB.open(database, 1);
    open.onupgradeneeded = () => open.result.createObjectStore(store);
    const opened = await answerOf(open);
    try {
      return await answerOf(ask(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  } catch {
    // Private windows and full disks: the draft itself is stored all the same.
    return null;
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
