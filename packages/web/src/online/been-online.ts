/** Whether this browser has ever come in at the server: whoever never has is not asked for there. */

const KEY = 'lexiko.beenOnline';

export function rememberVisit(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Then it is forgotten with the page.
  }
}

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
