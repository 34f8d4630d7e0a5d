/** Reports, people and the log of moderation as lines of text. */

import { LEAST_GAMES, type AgreementReport, type Estimate } from '@lexiko/analysis';
import type { ConsoleAct, ConsolePerson, ConsoleReport } from '@lexiko/protocol';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';

/** On one line, whatever somebody has written. */
function line(text: string): string {
  return text.replaceAll('\n', ' ');
}

function time(ms: number): string {
  return new Date(ms).toISOString();
}

export function reportLines({ admin }: TerminalTexts, report: ConsoleReport): readonly string[] {
  const { id, atMs, about, by, kind, game, message, reason } = report;
  const where = game === null ? [] : [admin.game(game.code)];
  return [
    `${time(atMs)}  ${about?.name ?? admin.guest} (${about?.id ?? '?'})  ${[admin.kinds[kind], ...where].join(', ')}  [${id}]`,
    ...(message === null ? [] : [`  “${line(message)}”`]),
    `  ${line(reason)} (${admin.by(by?.name ?? admin.guest)})`,
  ];
}

export function actLine({ admin }: TerminalTexts, act: ConsoleAct): string {
  const { act: number, atMs, kind, person, by, untilMs, detail, reason } = act;
  const what = [
    admin.acts[kind],
    ...(detail === null ? [] : [detailText(admin, act)]),
    ...(untilMs === null ? [] : [admin.until(time(untilMs))]),
  ].join(', ');
  return `${number}  ${time(atMs)}  ${person.name} (${person.id}): ${what}; ${admin.by(by?.name ?? admin.terminal)}: ${line(reason)}`;
}

function detailText({ roles, outcomes }: TerminalTexts['admin'], { kind, detail }: ConsoleAct): string {
  if (kind === 'grant' && (detail === 'moderator' || detail === 'operator')) return roles[detail];
  if (kind === 'answer' && (detail === 'lifted' || detail === 'upheld')) return outcomes[detail];
  return (detail ?? '').replace('\n', ' → ');
}

export function personLines(texts: TerminalTexts, shown: ConsolePerson): readonly string[] {
  const { admin } = texts;
  const { person, login, role, sinceMs, active, acts, reports } = shown;
  return [
    `${person.name} (${person.id})`,
    `  ${admin.login}: ${login ?? admin.guest}`,
    `  ${admin.since}: ${time(sinceMs)}`,
    ...(role === null ? [] : [`  ${admin.role}: ${admin.roles[role]}`]),
    ...(active.length === 0 ? [] : [`  ${admin.now}: ${active.map((kind) => admin.holds[kind]).join(', ')}`]),
    ...acts.map((act) => actLine(texts, act)),
    ...reports.flatMap((report) => reportLines(texts, report)),
  ];
}

/** What was measured, of how much, with 95 % intervals. */
export function agreementLines(
  { agreement, decimal }: TerminalTexts,
  report: AgreementReport | null,
): readonly string[] {
  if (report === null) return [agreement.tooFew(LEAST_GAMES)];
  const share = ({ value, low, high }: Estimate): string =>
    agreement.estimate(`${decimal(100 * value, 1)} %`, decimal(100 * low, 1), decimal(100 * high, 1));
  const apart = ({ value, low, high }: Estimate): string =>
    agreement.estimate(
      agreement.percentagePoints(decimal(100 * value, 1)),
      decimal(100 * low, 1),
      decimal(100 * high, 1),
    );
  const points = ({ value, low, high }: Estimate): string =>
    agreement.estimate(decimal(value, 2), decimal(low, 2), decimal(high, 2));
  const { games, turns, own, others, difference } = report;
  return [
    agreement.own(games, turns),
    `  ${agreement.best(share(own.best))}`,
    `  ${agreement.loss(points(own.loss))}`,
    ...(others === null || difference === null
      ? [agreement.noOthers(LEAST_GAMES)]
      : [
          agreement.others(others.games, others.turns),
          `  ${agreement.best(share(others.best))}`,
          `  ${agreement.loss(points(others.loss))}`,
          agreement.difference,
          `  ${agreement.best(apart(difference.best))}`,
          `  ${agreement.loss(points(difference.loss))}`,
        ]),
    agreement.caution,
  ];
}
