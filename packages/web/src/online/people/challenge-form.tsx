/** Challenges somebody: the visitor chooses a clock, and the other is invited to a game that the visitor has agreed to. */

import { useSignal } from '@preact/signals';
import { SEEK_TIMES, type Person, type SeekTime } from '@lexiko/protocol';
import { randomDigits } from '../../page/random-digits.ts';
import { usePage } from '../../page/page-context.ts';
import { language, texts } from '../../texts/current.ts';
import { chosenDictionary } from '../../words/dictionaries.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import { quickConfig } from '../pairing/quick-game.ts';
import { useOnline } from '../online-context.ts';
import { pairingTexts, peopleTexts } from '../online-texts.ts';

export function ChallengeForm({ person }: { readonly person: Person }) {
  const { connection, goOnline } = useOnline();
  const { settings } = usePage();
  const people = peopleTexts.value;
  const pairing = pairingTexts.value;
  const fault = useSignal('');
  const challenge = async (time: SeekTime): Promise<void> => {
    const dictionary = chosenDictionary({
      dictionary: settings.current.peek().dictionary,
      language: language.peek(),
    });
    const made = await connection.ask({
      type: 'create-game',
      config: quickConfig({ time, language: dictionary.language, dictionary: dictionary.id }),
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      pace: time === 'day' ? 'correspondence' : 'live',
    });
    if (!made.ok) {
      fault.value = onlineRefusalText(texts.peek(), made.error).sentence;
      return;
    }
    const { game } = made.value;
    goOnline(['game', game]);
    await connection.ask({ type: 'act', game, action: { type: 'confirm', nonce: randomDigits() } });
    await connection.ask({ type: 'invite', game, person: person.id });
  };
  return (
    <section class="card" aria-labelledby="challenge-title">
      <h2 id="challenge-title">{people.challengeTitle(person.name)}</h2>
      <p>{people.challengeAbout(person.name)}</p>
      <div class="challenge-times">
        {SEEK_TIMES.map((time) => (
          <button key={time} type="button" class="primary" onClick={() => void challenge(time)}>
            {pairing.times[time]}
          </button>
        ))}
      </div>
      <p class="fault" role="alert">
        {fault.value}
      </p>
    </section>
  );
}
