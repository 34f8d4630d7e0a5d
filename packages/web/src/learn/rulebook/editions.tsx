/** Compares the editions of the classic game: the options in which their presets differ, side by side (C-01). */

import { PRESET_IDS, PRESETS, configure, type Ruleset } from '@lexiko/rules';
import { OPTION_KEYS, type OptionKey } from '@lexiko/rules/options';
import { optionValueText } from '../../setup/changed-rules.tsx';
import { texts } from '../../texts/current.ts';
import { learnTexts } from '../learn-texts.ts';
import { booksOf, CHAPTER_IDS, CHAPTERS, isInBook } from './outline.ts';
import { rulebookTexts } from './rulebook-texts.ts';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import './editions.css';

const CLASSIC = PRESET_IDS.filter((id) => PRESETS[id].game === 'classic' && id !== 'custom');

function classicRulesets(): readonly Ruleset[] {
  return CLASSIC.flatMap((preset) => {
    const ruleset = configure({ preset, sides: 2, ...(preset === 'school' ? { teamSizes: [2, 2] } : {}) });
    return ruleset.ok ? [ruleset.value] : [];
  });
}

/** Sections that only some printed rulebooks have. */
const SOME = CHAPTER_IDS.flatMap((chapter) => CHAPTERS[chapter]).filter((id) => booksOf(id).length > 0);

function differs(key: OptionKey, rulesets: readonly Ruleset[]): boolean {
  return new Set(rulesets.map(({ config }) => JSON.stringify(config.options[key]))).size > 1;
}

export function Editions() {
  const rulesets = classicRulesets();
  const words = learnTexts.value;
  const { forms, presets, setup } = texts.value;
  const { sections } = rulebookTexts.value;
  return (
    <main class="rules-page editions">
      <h1>{words.editions}</h1>
      <p>{words.editionsAbout}</p>
      <ScrollRegion title={words.editions}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.option}</th>
              {rulesets.map(({ preset }) => (
                <th key={preset} scope="col">
                  <a href={`#/learn/rules/${preset}`}>{presets[preset].title}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {OPTION_KEYS.filter((key) => differs(key, rulesets)).map((key) => (
              <tr key={key}>
                <th scope="row">
                  <a href={`#/learn/rules/deluxe/${key}`}>{forms.options[key].name}</a>
                  <span class="hint">{forms.options[key].about}</span>
                </th>
                {rulesets.map(({ preset, config: { options } }) => (
                  <td key={preset}>
                    {optionValueText(texts.value, key, options[key], (seat) => setup.player(seat + 1))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <h2>{words.onlyIn}</h2>
      <ScrollRegion title={words.onlyIn}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.rulebook}</th>
              {rulesets.map(({ preset }) => (
                <th key={preset} scope="col">
                  {presets[preset].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SOME.map((id) => (
              <tr key={id}>
                <th scope="row">{sections[id].title}</th>
                {rulesets.map((ruleset) => (
                  <td key={ruleset.preset}>
                    {isInBook(id, ruleset) ? (
                      <a href={`#/learn/rules/${ruleset.preset}/${id}`}>{words.isIncluded}</a>
                    ) : (
                      words.isNotIncluded
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </main>
  );
}
