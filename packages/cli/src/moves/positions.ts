/** Positions in CGP as commands take them: one a line, and a sentence for each that cannot be read. */

import type { GameNumbers } from '@lexiko/engine/moves';
import { numberPosition, type NumberedPosition, type PositionFault } from '@lexiko/engine/positions';
import { parseCgp, type CgpPosition } from '@lexiko/rules/notation';
import { textByCode } from '@lexiko/texts';
import type { Alphabet } from '@lexiko/words';
import { UsageError, type Saying } from '../command.ts';

/** One position a line; empty lines are passed over. Throws a `UsageError` that names the line. */
export function readPositions(text: string, alphabet: Alphabet, numbers: GameNumbers): NumberedPosition[] {
  const positions: NumberedPosition[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const where: Saying = ({ positions: texts }) => texts.line(at + 1);
    const parsed = parseCgp(singleSpaced(line));
    if (!parsed.ok) throw wrongAt(where, ({ cgpProblems }) => textByCode(cgpProblems, parsed.error));
    positions.push(positionIn(parsed.value, alphabet, numbers, where));
  }
  if (positions.length === 0) throw new UsageError(({ positions: texts }) => texts.none);
  return positions;
}

/** People and tables part the fields by tabs and runs of spaces. An empty rack is kept: after it come the scores. */
function singleSpaced(line: string): string {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  return /^\S+ -?\d/.test(text) ? text.replace(' ', '  ') : text;
}

/** What is wrong, and where. */
function wrongAt(where: Saying, what: Saying): UsageError {
  return new UsageError((texts) => texts.positions.wrong(where(texts), what(texts)));
}

/** `where` begins the sentence that says what is wrong. */
export function positionIn(
  cgp: CgpPosition,
  alphabet: Alphabet,
  numbers: GameNumbers,
  where: Saying,
): NumberedPosition {
  const position = numberPosition(cgp, alphabet, numbers);
  if (!position.ok) throw wrongAt(where, faultText(position.error, alphabet));
  return position.value;
}

function faultText(fault: PositionFault, { name }: Alphabet): Saying {
  return ({ positions }) => {
    switch (fault.code) {
      case 'OTHER_BOARD':
        return positions.otherBoard(fault.actual, fault.expected);
      case 'OTHER_LETTER':
        return positions.otherLetter(fault.letter, name);
      case 'BLOCKED_SQUARE':
        return positions.blockedSquare;
      case 'LARGE_RACK':
        return positions.largeRack(fault.most);
    }
  };
}
