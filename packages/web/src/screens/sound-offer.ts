/** Asks once, at the first game, whether somebody wants to hear it. */

import { change, settings } from '../page/settings.ts';
import { playSound } from '../page/sounds.ts';
import { texts } from '../texts/current.ts';
import { offer } from '../page/toast.tsx';

export function offerSounds(): void {
  const { sound, soundQuestion } = settings.peek();
  if (soundQuestion === 'asked') return;
  change({ soundQuestion: 'asked' });
  if (sound === 'on') return;
  const { soundQuestion: sentence, soundYes: label } = texts.peek().settings;
  const accept = (): void => {
    change({ sound: 'on' });
    playSound('turn');
  };
  offer.value = { sentence, label, accept };
}
