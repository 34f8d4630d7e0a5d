/** Options as people write and read them: `timer.seconds=180,none`, `custom.letters=A:9,B:2`. */

import { configure, err, ok, type Result, type CompleteConfig } from '@lexiko/rules';
import {
  belongsTo,
  deviations,
  isOptionKey,
  OPTION_KEYS,
  OPTIONS,
  type OptionKey,
  type Options,
} from '@lexiko/rules/options';
import { textByCode } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Saying } from '../../command.ts';
import { line, wrap, type Line } from '../terminal/styled-text.ts';

export interface OptionContext {
  readonly sides: number;
  /** Names stand for seats. */
  readonly names: readonly string[];
}

/** `key=value` as a key and the value that the rules understand. The error is a sentence. */
export function parseOption(
  text: string,
  context: OptionContext,
): Result<{ readonly key: string; readonly value: unknown }, Saying> {
  const at = text.indexOf('=');
  if (at < 1) return err(({ terminalSetup }) => terminalSetup.notAnOption(text));
  const name = text.slice(0, at).trim();
  const key = name.replace(/\[\d\]$/u, '');
  if (!isOptionKey(key)) {
    const near = OPTION_KEYS.filter((other) => other.toLowerCase().includes(key.toLowerCase()));
    return err(({ terminalSetup: { nearOptions, noOption } }) =>
      near.length === 0 ? noOption(key) : `${noOption(key)} ${nearOptions(near)}`,
    );
  }
  const written = text.slice(at + 1).trim();
  // One seat of a list (`timer.seconds[1]`) is read by the rules with the rest of the list.
  if (name !== key) return ok({ key: name, value: scalar(written) });
  for (const value of readings(key, written, context)) {
    const read = OPTIONS[key].read(value, context.sides);
    if (read.ok) return ok({ key, value: read.value });
  }
  // What is wrong with a list is told of the list, and of a single value where there is but one.
  const meant = readings(key, written, context).at(written.includes(',') ? -1 : 0);
  const wrong = OPTIONS[key].read(meant, context.sides);
  return err(({ valueFaults }) => `${key} ${wrong.ok ? '' : textByCode(valueFaults, wrong.error)}.`);
}

function scalar(text: string): unknown {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null') return null;
  return /^-?\d+$/u.test(text) ? Number(text) : text;
}

/** What a written value may mean; the first that its option accepts is meant. */
function readings(key: OptionKey, text: string, { names }: OptionContext): readonly unknown[] {
  const seat = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  const found: unknown[] = [scalar(text)];
  if (key === 'scorekeeper' && seat >= 0) found.push(seat);
  if (key === 'house.note' || key === 'dictionary.id') found.push(text);
  if (key === 'custom.board') found.push(text.split('/'));
  if (/^[A-Z?]:\d/u.test(text)) found.push(letterTable(text));
  if (/^[[{]/u.test(text)) found.push(json(text));
  found.push(text.split(',').map((part) => scalar(part.trim())));
  return found;
}

function letterTable(text: string): unknown {
  return Object.fromEntries(text.split(',').map((entry) => [entry.slice(0, 1), Number(entry.slice(2))]));
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // refused by its option, with the reason
  }
}

export function formatOptionValue({ terminalSetup }: TerminalTexts, value: unknown): string {
  if (value === null) return terminalSetup.asInRulebook;
  if (value === '') return terminalSetup.none;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map(String).join(list.some((one) => String(one).length > 12) ? '/' : ',');
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([letter, count]) => `${letter}:${String(count)}`)
      .join(',');
  return `${value as string | number | boolean}`;
}

/** What the options of a preset are before anybody changes them. */
function plainOptions({ preset, sides }: CompleteConfig): Options | null {
  const plain = configure({ preset, sides });
  return plain.ok ? plain.value.config.options : null;
}

/** One option: key, value, what the preset has if that differs, the choices, and what it is about. */
export function optionLines(
  texts: TerminalTexts,
  config: CompleteConfig,
  key: OptionKey,
  width: number,
): readonly Line[] {
  const changed = deviations(config).includes(key);
  const { choices } = OPTIONS[key];
  const { name, about } = texts.options[key];
  const value = formatOptionValue(texts, config.options[key]);
  const before = changed
    ? ` (${config.preset}: ${formatOptionValue(texts, plainOptions(config)?.[key])})`
    : '';
  const offered = choices === null ? '' : ` [${choices.map(String).join(' | ')}]`;
  const head = wrap(`${key}=${value}${before}`, width - 2);
  return [
    ...head.map((text, at) =>
      line(`${changed && at === 0 ? '*' : ' '} ${text}`, changed ? 'notice' : 'strong'),
    ),
    ...wrap(`${name}: ${about}${offered}`, width - 4).map((text) => line(`    ${text}`)),
  ];
}

/** All options of the game's preset, changed ones marked with a star. */
export function allOptionLines(texts: TerminalTexts, config: CompleteConfig, width: number): readonly Line[] {
  return OPTION_KEYS.filter((key) => belongsTo(key, config.preset)).flatMap((key) =>
    optionLines(texts, config, key, width),
  );
}

/** Only what differs from the preset, each with its explanation. */
export function changedOptionLines(
  texts: TerminalTexts,
  config: CompleteConfig,
  width: number,
): readonly Line[] {
  return deviations(config).flatMap((key) => optionLines(texts, config, key, width));
}
