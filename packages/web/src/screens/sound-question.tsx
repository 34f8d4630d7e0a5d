/** Asks once, after the first game, whether somebody wants to hear the next ones. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePage } from '../page/page-context.ts';
import { texts } from '../texts/current.ts';

export function SoundQuestion() {
  const { settings, feedback } = usePage();
  const { sound, soundQuestion } = settings.current.value;
  // It stays as long as the window that it stands in, though it counts as asked by then.
  const isDue = useSignal(soundQuestion === 'due' && sound === 'off');
  useEffect(() => {
    if (soundQuestion === 'due') settings.change({ soundQuestion: 'asked' });
  }, []);
  const words = texts.value.settings;
  if (!isDue.value) return null;
  return (
    <p class="sound-question">
      {words.soundQuestion}{' '}
      <button
        type="button"
        onClick={() => {
          isDue.value = false;
          settings.change({ sound: 'on' });
          feedback.playSound('turn');
        }}
      >
        {words.soundYes}
      </button>
    </p>
  );
}
