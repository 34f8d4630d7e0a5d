/** The rulebook screen: rules of any edition or of the current game, with a search and links to every rule. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { configure, PRESET_IDS, type PresetId, type Ruleset } from '@lexiko/rules';
import { belongsTo, isOptionKey, type OptionKey } from '@lexiko/rules/options';
import { optionValueText } from '../../setup/changed-rules.tsx';
import { usePage } from '../../page/page-context.ts';
import { texts } from '../../texts/current.ts';
import { learnTexts } from '../learn-texts.ts';
import {
  booksOf,
  chaptersOf,
  isInBook,
  SECTIONS,
  sectionIn,
  sectionOfOption,
  sectionOfRule,
  type SectionId,
} from './outline.ts';
import { lessonAddress, lessonNumber, lessonsOf } from './lessons.ts';
import { refusalsOf } from './refusals.ts';
import { rulebookSearchTexts, rulebookTexts } from './rulebook-texts.ts';
import { searchIndex, sectionsAbout } from './search.ts';
import './rulebook.css';

/** The rules of a preset, or of the current game. */
type Whose = PresetId | 'table';

/** The school preset needs teams; their size does not change the text. */
function rulesetOf(whose: Whose, atTable: Ruleset | null): Ruleset {
  if (whose === 'table' && atTable !== null) return atTable;
  const preset = whose === 'table' ? 'standard-2007' : whose;
  const ruleset = configure({ preset, sides: 2, ...(preset === 'school' ? { teamSizes: [2, 2] } : {}) });
  if (!ruleset.ok) throw new Error(`a preset as it is: ${ruleset.error.code}`);
  return ruleset.value;
}

/** Whether the contents are beside the text; same width as in rulebook.css. */
const isWide = matchMedia('(width >= 56rem)').matches;

/** Reads the rulebook and section from the address, which may name a section, a rule or an option. */
function readPath(
  [book, place]: readonly string[],
  atTable: Ruleset | null,
): {
  readonly whose: Whose;
  readonly section: SectionId | null;
} {
  const preset = PRESET_IDS.find((id) => id === book);
  const whose = preset ?? (atTable === null ? 'standard-2007' : 'table');
  if (place === undefined) return { whose, section: null };
  const named =
    place in SECTIONS
      ? (place as SectionId)
      : isOptionKey(place)
        ? sectionOfOption(place)
        : sectionOfRule(place);
  return { whose, section: named === null ? null : sectionIn(named, rulesetOf(whose, atTable)) };
}

function Section({ id, ruleset }: { readonly id: SectionId; readonly ruleset: Ruleset }) {
  const { title, body } = rulebookTexts.value.sections[id];
  const { options } = SECTIONS[id];
  const paragraphs = body(ruleset);
  const entries = paragraphs.filter((text) => text.startsWith('• '));
  const firstEntry = paragraphs.findIndex((text) => text.startsWith('• '));
  const before = firstEntry < 0 ? paragraphs : paragraphs.slice(0, firstEntry);
  const after = paragraphs.slice(before.length + entries.length);
  return (
    <section class="rule-section" id={`rule-${id}`} aria-labelledby={`rule-${id}-title`} tabIndex={-1}>
      <h3 id={`rule-${id}-title`}>{title}</h3>
      {!isInBook(id, ruleset) && (
        <p class="hint">
          {learnTexts.value.otherBooks(booksOf(id).map((book) => texts.value.presets[book].title))}
        </p>
      )}
      {before.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {entries.length > 0 && (
        <ul>
          {entries.map((text) => (
            <li key={text}>{text.slice(2)}</li>
          ))}
        </ul>
      )}
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Lessons id={id} />
      <Agreed keys={options} ruleset={ruleset} />
      <Refusals id={id} ruleset={ruleset} />
    </section>
  );
}

/** Links to lessons that practise the section. */
function Lessons({ id }: { readonly id: SectionId }) {
  const links = lessonsOf(id);
  const { lessons, screens } = learnTexts.value;
  if (links.length === 0) return null;
  return (
    <p class="rule-lessons">
      {lessons}{' '}
      {links.map((link, at) => (
        <a key={at} href={lessonAddress(link)}>
          {screens[link.screen].title} {lessonNumber(link) ?? ''}
        </a>
      ))}
    </p>
  );
}

/** The refusals that players see when they break a rule of the section. */
function Refusals({ id, ruleset }: { readonly id: SectionId; readonly ruleset: Ruleset }) {
  const { forms, refusals } = texts.value;
  const words = learnTexts.value;
  const said = refusalsOf(id, ruleset, refusals);
  if (said.length === 0) return null;
  return (
    <details class="rule-options">
      <summary>{words.refusals}</summary>
      <ul>
        {said.map(({ code, sentence, options }) => (
          <li key={code}>
            {sentence}
            {options.length > 0 && (
              <span class="hint rule-occasion">
                {words.onlyWith}{' '}
                {options.map((key) => (
                  <a key={key} href={`#/new/${bookWith(key, ruleset.preset)}/${key}`}>
                    {forms.options[key].name}
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The preset whose setup has the option; some options exist only in the custom game. */
function bookWith(key: OptionKey, preset: PresetId): PresetId {
  return belongsTo(key, preset) ? preset : 'custom';
}

/** The options of a section with their values in this game. */
function Agreed({
  keys,
  ruleset,
}: {
  readonly keys: (typeof SECTIONS)[SectionId]['options'];
  readonly ruleset: Ruleset;
}) {
  if (keys.length === 0) return null;
  const { forms, setup } = texts.value;
  return (
    <details class="rule-options">
      <summary>{learnTexts.value.agreed}</summary>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <a href={`#/new/${bookWith(key, ruleset.preset)}/${key}`}>{forms.options[key].name}</a>
            </dt>
            <dd>
              <strong>
                {optionValueText(texts.value, key, ruleset.config.options[key], (seat) =>
                  setup.player(seat + 1),
                )}
              </strong>{' '}
              {forms.options[key].about}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function Rulebook({ path }: { readonly path: readonly string[] }) {
  const wanted = useSignal('');
  const { lastGame, router } = usePage();
  const atTable = lastGame.ruleset.value;
  const { whose, section } = readPath(path, atTable);
  const ruleset = useMemo(() => rulesetOf(whose, atTable), [whose, atTable]);
  const book = {
    texts: texts.value,
    rulebook: rulebookTexts.value,
    rulebookSearch: rulebookSearchTexts.value,
  };
  const index = useMemo(() => searchIndex(ruleset, book), [ruleset, ...Object.values(book)]);
  const { chapters, sections } = book.rulebook;
  const words = learnTexts.value;
  const found = sectionsAbout(wanted.value, index);
  const shown = chaptersOf(found);
  const count = found.length;
  useEffect(() => {
    const place = section === null ? null : document.getElementById(`rule-${section}`);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [section, whose]);
  return (
    <main class="rules-page">
      <h1>{words.rulebook}</h1>
      <div class="rules-tools">
        <label>
          {words.rulesOf}
          <select
            value={whose}
            onChange={({ currentTarget }) =>
              router.go({ screen: 'learn', path: ['rules', currentTarget.value] }, 'replace')
            }
          >
            {atTable !== null && <option value="table">{words.currentGame}</option>}
            {PRESET_IDS.map((id) => (
              <option key={id} value={id}>
                {texts.value.presets[id].title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.search}
          <input
            type="search"
            value={wanted.value}
            onInput={({ currentTarget }) => {
              wanted.value = currentTarget.value;
            }}
          />
        </label>
        <a href="#/learn/editions">{words.editions}</a>
        <a href="#/learn/steps">{words.screens.steps.title}</a>
        <a href="#/learn/guide">{words.screens.guide.title}</a>
      </div>
      <p class="hint" role="status">
        {count === 0 ? words.nothing(wanted.value) : words.found(count)}
      </p>
      <div class="rules-pages">
        <nav aria-label={words.contents}>
          <details open={isWide}>
            <summary>{words.contents}</summary>
            {shown.map(({ chapter, ids }) => (
              <div key={chapter}>
                <p class="contents-chapter">{chapters[chapter]}</p>
                <ul>
                  {ids.map((id) => (
                    <li key={id}>
                      <a
                        href={`#/learn/rules/${whose}/${id}`}
                        aria-current={id === section ? 'true' : undefined}
                      >
                        {sections[id].title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </details>
        </nav>
        <article>
          {shown.map(({ chapter, ids }) => (
            <div key={chapter} class="rule-chapter">
              <h2>{chapters[chapter]}</h2>
              {ids.map((id) => (
                <Section key={id} id={id} ruleset={ruleset} />
              ))}
            </div>
          ))}
        </article>
      </div>
    </main>
  );
}
