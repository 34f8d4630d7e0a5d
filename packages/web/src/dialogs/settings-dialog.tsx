/** Colours, language, pace, motion; and how the board is played by hand and by keys. */

import { LANGUAGE_NAMES, PAGE_LANGUAGES } from '@lexiko/texts';
import { MOTIONS, PACES, SOUND_CHOICES, THEMES, UNFIT_CHOICES, UNSEEN_CHOICES } from '../page/settings.ts';
import { texts } from '../texts/current.ts';
import { Dialog } from './dialog.tsx';
import { useFeedback, usePage } from '../page/page-context.ts';
import './settings-dialog.css';

function Choice<T extends string>({
  label,
  name,
  choices,
  value,
  textOf,
  onChoose,
}: {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly T[];
  readonly value: T;
  readonly textOf: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
}) {
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(choice)} />
          <span>{textOf(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsDialog() {
  const { playSound } = useFeedback();
  const { settings: words, common } = texts.value;
  const { settings, dialog } = usePage();
  const { theme, language, pace, motion, sound, volume, unseen, unfit } = settings.current.value;
  return (
    <Dialog
      title={common.settings}
      onClose={() => {
        dialog.value = null;
      }}
    >
      <Choice
        label={words.theme}
        name="theme"
        choices={THEMES}
        value={theme}
        textOf={(choice) => words[choice]}
        onChoose={(choice) => settings.change({ theme: choice })}
      />
      <Choice
        label={words.language}
        name="language"
        choices={PAGE_LANGUAGES}
        value={language}
        textOf={(choice) => LANGUAGE_NAMES[choice]}
        onChoose={(choice) => settings.change({ language: choice })}
      />
      <Choice
        label={words.pace}
        name="pace"
        choices={PACES}
        value={pace}
        textOf={(choice) => words[choice]}
        onChoose={(choice) => settings.change({ pace: choice })}
      />
      <Choice
        label={words.motion}
        name="motion"
        choices={MOTIONS}
        value={motion}
        textOf={(choice) => (choice === 'full' ? words.motionFull : words.motionNone)}
        onChoose={(choice) => settings.change({ motion: choice })}
      />
      <Choice
        label={words.sound}
        name="sound"
        choices={SOUND_CHOICES}
        value={sound}
        textOf={(choice) => (choice === 'on' ? words.soundOn : words.soundOff)}
        onChoose={(choice) => {
          settings.change({ sound: choice });
          playSound('play');
        }}
      />
      {sound === 'on' && (
        <label class="field">
          <span>{words.volume}</span>
          <input
            type="range"
            min="10"
            max="100"
            step="10"
            value={volume}
            aria-valuetext={`${volume} %`}
            onChange={({ currentTarget }) => {
              settings.change({ volume: Number(currentTarget.value) });
              playSound('play');
            }}
          />
        </label>
      )}
      <Choice
        label={words.unseen}
        name="unseen"
        choices={UNSEEN_CHOICES}
        value={unseen}
        textOf={(choice) => (choice === 'shown' ? words.unseenShown : words.unseenHidden)}
        onChoose={(choice) => settings.change({ unseen: choice })}
      />
      <Choice
        label={words.unfit}
        name="unfit"
        choices={UNFIT_CHOICES}
        value={unfit}
        textOf={(choice) => (choice === 'hidden' ? words.unfitHidden : words.unfitShown)}
        onChoose={(choice) => settings.change({ unfit: choice })}
      />
      <p>
        <a
          href="#/online/account"
          onClick={() => {
            dialog.value = null;
          }}
        >
          {words.alerts}
        </a>
      </p>
      <p>
        <a href="#/lists">{texts.value.dictionaries.ownLists}</a>
      </p>
    </Dialog>
  );
}

export function HelpDialog() {
  const { dialog } = usePage();
  const { common, help, learn } = texts.value;
  return (
    <Dialog
      title={common.help}
      onClose={() => {
        dialog.value = null;
      }}
    >
      <p>
        <a href="#/learn/rules">{learn.open}</a> · {learn.about}
      </p>
      <ul class="help-hand">
        {help.hand.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <dl class="help-keys">
        {help.keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
