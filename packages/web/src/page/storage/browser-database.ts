/** The browser's database as promises: what a request answers, and when a transaction is through. */

export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database gave no answer')),
    );
  });
}

export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('the database did not write'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/** A database that is there already; `null`: there is none under that name, and none is made. */
export function openedDatabase(name: string, version: number): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    let isNew = false;
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      isNew = oldVersion === 0;
      request.transaction?.abort();
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => {
      if (isNew) resolve(null);
      else reject(request.error ?? new Error('the database gave no answer'));
    });
  });
}
