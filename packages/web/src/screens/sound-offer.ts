/** Asks once, at the first game, whether somebody wants to hear it. */

import type { Page } from '../page/page.ts';
import { texts } from '../texts/current.ts';

export function offerSounds({ settings, offers, feedback }: Page): void {
  const { sound, soundQuestion } = settings.current.peek();
  if (soundQuestion === 'asked') return;
  settings.change({ soundQuestion: 'asked' });
  if (sound === 'on') return;
  const { soundQuestion: sentence, soundYes: label } = texts.peek().settings;
  const accept = (): void => {
    settings.change({ sound: 'on' });
    feedback.playSound('turn');
  };
  offers.make({ sentence, label, accept });
}
