/** A study that came by a link: it is read as it was sent, in this tab alone, until somebody keeps a copy. */

import { isStudyText, parseStudy } from '@lexiko/analysis/studies';
import { DeviceStudy } from './open-study.ts';

const KEY = 'lexiko.sharedStudy';

/** In the address, instead of the id of a study of this device. */
export const SHARED = 'shared';

/** Lays a study down for the screen of studies; `false`: the text is none, or there is no place for it. */
export function handOverStudy(text: string): boolean {
  if (!isStudyText(text)) return false;
  try {
    sessionStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** The text of the study that was handed over last; `null`: none was. */
export function sharedStudyText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** `null`: there is none, or it cannot be read. Nobody can change it. */
export function openSharedStudy(): DeviceStudy | null {
  const entries = parseStudy(sharedStudyText() ?? '');
  return entries === null ? null : new DeviceStudy(SHARED, entries, null);
}
