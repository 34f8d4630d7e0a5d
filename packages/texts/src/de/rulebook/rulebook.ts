/** The rulebook in German, in our own words. */

import type { Ruleset } from '@lexiko/rules';
import type { ChallengeCost } from '@lexiko/rules/rule-points';
import type { RulebookTexts } from '../../en/rulebook/rulebook.ts';
import { finishLineTargets, isBookOf, paragraphs, tileCount, tilesByValue } from '../../rulebook-facts.ts';
import { counted, points } from '../grammar.ts';
import { crosswordsSections } from './crosswords.ts';
import { editionSections } from './editions.ts';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

function word(number: number): string {
  return NUMBERS[number] ?? String(number);
}

function blanks({ tiles: { counts } }: Ruleset): string {
  const count = counts['?'] ?? 0;
  if (count === 0) return 'kein Blankostein darunter';
  return count === 1 ? 'darunter ein Blankostein' : `darunter ${word(count)} Blankosteine`;
}

function failedChallenge(cost: ChallengeCost, scope: 'allWords' | 'singleWord'): string | false {
  switch (cost.kind) {
    case 'loseNextTurn':
      return `Ist es gültig, setzt einmal aus, wer angefochten hat${scope === 'allWords' ? ', egal wie viele Wörter nachgeschlagen wurden' : ''}.`;
    case 'none':
      return 'Ist es gültig, geschieht nichts.';
    case 'points':
      return `Ist es gültig, gibt es dafür ${points(cost.points)} mehr.`;
    case 'loseGame':
      return 'Ist es gültig, verliert das Spiel, wer angefochten hat.';
    case 'stake':
      return false;
  }
}

const IN_ALL: Readonly<Record<number, string>> = { 2: 'zweit', 3: 'dritt', 4: 'viert' };

const EXPIRED = {
  pass: 'Ist die Zeit um, gilt der Zug als gepasst.',
  warn: 'Ist die Zeit um, gibt es eine Warnung und sonst nichts.',
  commitIfLegal: 'Ist die Zeit um, gilt der Zug so, wie er auf dem Brett liegt, wenn er erlaubt ist.',
  pointsPerMinute: 'Jede angefangene Minute darüber kostet 10 Punkte.',
  resign: 'Wer keine Zeit mehr hat, verliert das Spiel.',
} as const;

const COMMIT = {
  anyMember: 'Jedes Mitglied darf den Zug machen.',
  captain: 'Den Zug macht, wer die Mannschaft führt.',
  rotate: 'Die Mitglieder machen die Züge reihum.',
  consensus: 'Alle Anwesenden müssen einem Zug zustimmen.',
} as const;

export const rulebook: RulebookTexts = {
  chapters: {
    object: 'Das Spiel',
    before: 'Vor dem Spiel',
    playing: 'Buchstaben legen',
    scoring: 'Punkte zählen',
    instead: 'Tauschen und passen',
    doubt: 'Anfechten',
    end: 'Das Ende des Spiels',
    variations: 'Varianten und Kurzspiele',
    advice: 'Ratschläge',
    background: 'Hintergrund',
  },
  sections: {
    ...crosswordsSections,
    ...editionSections,
    set: {
      title: 'Brett, Buchstaben und Bänke',
      body: (ruleset) => [
        `Das Brett hat ${ruleset.layout.width} mal ${ruleset.layout.height} Felder. Prämienfelder verdoppeln oder verdreifachen einen Buchstaben oder ein ganzes Wort; jedes trägt neben der Farbe seine Aufschrift (2B, 3B, 2W, 3W).`,
        `Es gibt ${tileCount(ruleset)} Buchstaben, ${blanks(ruleset)}. Auf deiner Bank liegen ${word(ruleset.rack.size)}, und nur du siehst sie. Du darfst sie jederzeit umordnen.`,
        'Buchstaben nach Wert, mit der Anzahl von jedem:',
        ...tilesByValue(ruleset).map(({ value, letters }) => `• ${points(value)}: ${letters}.`),
        'Die übrigen Buchstaben sind im Beutel. Wie viele es sind, sehen alle; welche, weiß niemand.',
      ],
    },
    agreement: {
      title: 'Was ihr vereinbart',
      body: ({ houseNote }) =>
        paragraphs(
          'Jede Abweichung von den Regeln vereinbart ihr, bevor jemand einen Buchstaben zieht. Alle stimmen zu, nach jeder Änderung noch einmal. Läuft das Spiel, bleiben die Regeln, wie sie sind.',
          houseNote !== '' && `Hausregel dieses Spiels: ${houseNote}`,
          'Varianten lassen sich beliebig verbinden.',
        ),
    },
    dictionary: {
      title: 'Gültige Wörter',
      body: () => [
        'Einigt euch vorher auf ein Wörterbuch. Jedes Wort, das darin als Wortart steht, ist gültig, auch wenn es fremd, alt, mundartlich oder salopp ist.',
        'Nicht erlaubt sind Namen, Abkürzungen, Vor- und Nachsilben für sich allein und alles mit Bindestrich oder Apostroph. ROSE ist gültig: Es ist nicht nur ein Name.',
      ],
    },
    forms: {
      title: 'Mehrzahl, Verbformen, Wiederholung',
      body: () => [
        'Regelmäßige Formen sind gültig, auch wenn das Wörterbuch sie nicht abdruckt: BOOTE zu BOOT; LERNT, LERNTE und GELERNT zu LERNEN.',
        'Dasselbe Wort darf beliebig oft gelegt werden.',
      ],
    },
    lookup: {
      title: 'Wann man nachschlagen darf',
      body: (ruleset) =>
        ruleset.dictionary.access === 'free'
          ? [
              'In diesem Spiel dürfen alle jederzeit ins Wörterbuch sehen: Sucht Wörter, die zu euren Buchstaben passen, und lernt, was sie bedeuten.',
            ]
          : paragraphs(
              'Das Wörterbuch ist nur für Anfechtungen da. Niemand sucht darin Wörter oder prüft eine Schreibung, bevor sie auf dem Brett liegt. Darum zeigt Lexiko die Punkte der gelegten Buchstaben, aber nie, ob es das Wort gibt.',
              'Regeln und Ratschläge darf man immer lesen. Wortlisten und Übungen öffnen sich nach dem Spiel.',
              isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
                'Eine Variante öffnet das Wörterbuch für alle. Sie ist gut für Jüngere und für alle, die Wörter lernen wollen. Nicht in diesem Spiel.',
            ),
    },
    start: {
      title: 'Wer beginnt',
      body: ({ start, rack, teams }) => {
        const isTeams = teams.kind === 'teams';
        return paragraphs(
          start.kind === 'tiles' &&
            `${isTeams ? 'Jede Mannschaft zieht' : 'Alle ziehen'} einen Buchstaben. Wer dem Anfang des Alphabets am nächsten ist, beginnt; ein Blankostein kommt vor A. Bei Gleichstand ziehen die Betroffenen noch einmal.`,
          start.kind === 'random' && 'Der Zufall bestimmt, wer beginnt.',
          start.kind === 'manual' && 'Ihr vereinbart, wer beginnt.',
          `Die Buchstaben kommen zurück, der Beutel wird geschüttelt, und ${isTeams ? 'jede Mannschaft zieht' : 'alle ziehen'} ${word(rack.size)}. ${isTeams ? 'Die Mannschaften wechseln sich ab.' : 'Es geht links herum.'}`,
        );
      },
    },
    opening: {
      title: 'Das erste Wort',
      body: ({ opening: { minimum }, preset }) =>
        paragraphs(
          'Das erste Wort hat mindestens zwei Buchstaben, liegt waagrecht oder senkrecht und bedeckt den Stern in der Mitte. Der Stern verdoppelt es.',
          minimum > 2 &&
            `In diesem Spiel braucht es mindestens ${word(minimum)} Buchstaben. Wer kein solches Wort hat, gibt weiter, bis jemand eines hat. Ein langes erstes Wort öffnet das Brett.`,
          minimum === 2 &&
            isBookOf({ preset }, 'deluxe', 'collectible-2020') &&
            'Eine Variante verlangt mindestens drei, vier oder fünf Buchstaben. Wer kein solches Wort hat, gibt weiter. Nicht in diesem Spiel.',
        ),
    },
    placing: {
      title: 'Anlegen',
      body: () => [
        'Alle Buchstaben eines Zuges liegen in einer Zeile oder Spalte, ohne Lücke, und berühren einen Buchstaben auf dem Brett. Gelesen wird nach rechts oder nach unten, nie schräg.',
        'Es gibt drei Arten, ein Wort anzulegen:',
        '• ein Wort oder Buchstaben auf dem Brett verlängern: TISCH zu TISCHE;',
        '• ein anderes Wort kreuzen, durch einen seiner Buchstaben oder an seinem Ende;',
        '• längs an ein anderes Wort anlegen, sodass alle Buchstaben, die sich berühren, auch Wörter bilden.',
        'Wo deine Buchstaben andere berühren, muss die ganze Reihe ein Wort sein. Zwei Wörter in einer Zeile brauchen ein freies Feld dazwischen.',
        'Bis du auf Legen drückst, kannst du deine Buchstaben verschieben und zurücknehmen.',
      ],
    },
    blanks: {
      title: 'Blankosteine',
      body: ({ blanks: rule }) =>
        paragraphs(
          'Ein Blankostein steht für jeden Buchstaben. Beim Legen wählst du, für welchen, und dabei bleibt es. Er zählt 0, aber auf einem Wortfeld verdoppelt oder verdreifacht er das Wort trotzdem.',
          rule.kind === 'retrieve' &&
            'In diesem Spiel kannst du einen Blankostein vom Brett holen, siehe unten.',
        ),
    },
    refill: {
      title: 'Nachziehen',
      body: ({ draw, rack }) => [
        draw.refill === 'immediate'
          ? `Nach deinem Zug ziehst du so viele Buchstaben nach, wie du gelegt hast, wieder auf ${word(rack.size)}, solange der Beutel welche hat.`
          : `Du ziehst auf ${word(rack.size)} nach, sobald dein Zug nicht mehr angefochten werden kann.`,
        'Ein Buchstabe auf dem Brett bleibt liegen. Nimmt eine Anfechtung einen Zug zurück, kommen die danach gezogenen Buchstaben wieder in den Beutel.',
      ],
    },
    exchange: {
      title: 'Tauschen',
      body: ({ exchange: { allowsNone, minimumPool } }) =>
        paragraphs(
          `Statt zu legen darfst du ${allowsNone ? 'alle, einige oder keinen' : 'alle oder einige'} deiner Buchstaben tauschen: Lege sie verdeckt beiseite, zieh ebenso viele neue und mische die alten dann unter. Du ziehst zuerst, also kommt keiner gleich zurück. Die anderen erfahren nur, wie viele es waren.`,
          allowsNone && 'Keinen zu tauschen heißt passen.',
          minimumPool > 0
            ? `Im Beutel müssen mindestens ${word(minimumPool)} Buchstaben sein.`
            : 'Im Beutel müssen so viele Buchstaben sein, wie du tauschst.',
        ),
    },
    pass: {
      title: 'Passen',
      body: ({ passing: { policy, obligation, enforce } }) => {
        const isBound = policy !== 'free' || obligation === 'must';
        return paragraphs(
          policy === 'free'
            ? 'Du darfst jederzeit passen.'
            : 'Du darfst nur passen, wenn du nicht legen kannst.',
          obligation === 'must' &&
            'Ist der Beutel leer und hast du gepasst, musst du im nächsten Zug legen, wenn du kannst.',
          isBound &&
            (enforce === 'honour'
              ? 'Das prüft niemand für dich. Es ist Ehrensache: Eine Prüfung würde verraten, dass es einen Zug gibt.'
              : 'Lexiko prüft, ob es einen Zug gibt.'),
        );
      },
    },
    challenge: {
      title: 'Einen Zug anfechten',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? [
              'In diesem Spiel prüft Lexiko jedes Wort beim Legen und weist ungültige zurück. Angefochten wird nicht.',
            ]
          : paragraphs(
              'Du darfst jedes Wort legen, ob gültig oder nicht. Die anderen können es anfechten, bis der nächste Zug beginnt. Danach bleibt es liegen.',
              challenge.scope === 'allWords'
                ? 'Eine Anfechtung gilt dem ganzen Zug: Ist eines seiner Wörter ungültig, ist der Zug ungültig.'
                : 'Eine Anfechtung nennt ein Wort, und nur dieses wird nachgeschlagen.',
              challenge.window === 'untilAllAccept' &&
                'In diesem Spiel wartet der nächste Zug, bis alle den letzten angenommen haben.',
              challenge.graceMs > 0 &&
                `Alle haben dafür mindestens ${counted(challenge.graceMs / 1000, 'Sekunde', 'Sekunden')}.`,
              'Auch der Zug, der das Spiel beendet, lässt sich anfechten.',
            ),
    },
    ruling: {
      title: 'Was eine Anfechtung kostet',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? ['In diesem Spiel wird nicht angefochten.']
          : paragraphs(
              'Ist das angefochtene Wort ungültig, kommen seine Buchstaben zurück auf die Bank, es gibt keine Punkte, und der Zug ist vorbei.',
              failedChallenge(challenge.cost, challenge.scope),
            ),
    },
    ending: {
      title: 'Der letzte Zug',
      body: ({ ending: { zeroTurns }, sides }) =>
        paragraphs(
          'Ist der Beutel leer, beendet das Spiel, wer zuerst alle Buchstaben gelegt hat. Danach legt niemand mehr.',
          'Sonst geht es weiter, bis niemand mehr legen kann: Dann passen alle nacheinander, oder ihr einigt euch auf das Ende.',
          zeroTurns !== 'off' &&
            `In diesem Spiel ist auch nach ${word(zeroTurns === 6 ? 6 : 3 * sides)} Zügen ohne Punkte in Folge Schluss.`,
        ),
    },
    settling: {
      title: 'Endabrechnung und Sieg',
      body: ({ ending }) =>
        paragraphs(
          'Alle verlieren den Wert ihrer übrigen Buchstaben. Wer alle gelegt hat, bekommt, was die anderen verlieren.',
          'Wer die meisten Punkte hat, gewinnt.',
          ending.tieBreak === 'preAdjust'
            ? 'Bei Gleichstand gewinnt, wer vor der Endabrechnung vorn lag.'
            : 'Bei Gleichstand endet das Spiel unentschieden.',
        ),
    },
    leaving: {
      title: 'Vorzeitig gehen',
      body: ({ sides, ending, teams }) => [
        teams.kind === 'teams'
          ? 'Mitglieder dürfen kommen und gehen. Eine Mannschaft, von der niemand mehr da ist, verliert.'
          : sides === 2
            ? 'Wer ein Spiel zu zweit verlässt, überlässt der anderen Seite den Sieg.'
            : `Wer geht, wird nicht mehr gewertet; die anderen spielen weiter. Die Buchstaben ${ending.leaversTiles === 'pool' ? 'kommen in den Beutel' : 'werden beiseitegelegt'}.`,
      ],
    },
    anagram: {
      title: 'Ein Wort umstellen',
      body: ({ rearranging }) => [
        rearranging.kind === 'on'
          ? 'In diesem Spiel darfst du die Buchstaben eines Worts auf dem Brett umstellen, wenn du mindestens einen hinzufügst und alle neuen Wörter gültig sind.'
          : 'Eine Variante: Du darfst die Buchstaben eines Worts auf dem Brett umstellen, wenn du mindestens einen hinzufügst. Nicht in diesem Spiel.',
        'Alle Buchstaben bleiben in ihrer Zeile; auch kreuzende Wörter, die sich ändern, müssen gültig sein. Schon bedeckte Prämienfelder zählen nicht noch einmal.',
      ],
    },
    recycle: {
      title: 'Buchstaben auf dem Brett austauschen',
      body: ({ recycling }) => [
        recycling.kind === 'on'
          ? 'In diesem Spiel darfst du vor deinem Zug Buchstaben auf dem Brett gegen deine austauschen, einen nach dem anderen, wenn jedes Wort gültig bleibt. Das bringt keine Punkte, aber die Buchstaben.'
          : 'Eine Variante: Vor dem Zug darfst du Buchstaben auf dem Brett einzeln gegen deine austauschen. Nicht in diesem Spiel.',
      ],
    },
    retrieve: {
      title: 'Einen Blankostein holen',
      body: ({ blanks: rule }) => [
        rule.kind === 'retrieve'
          ? 'In diesem Spiel darfst du, wenn du am Zug bist, einen Blankostein auf dem Brett gegen den Buchstaben austauschen, für den er steht, mit beiden Buchstaben auch beide Blankosteine auf einmal. Das ist kein Zug und bringt keine Punkte; danach legst du wie sonst.'
          : 'Eine Variante: Du darfst einen Blankostein auf dem Brett gegen den Buchstaben austauschen, für den er steht, mit beiden Buchstaben beide auf einmal. Nicht in diesem Spiel.',
      ],
    },
    nine: {
      title: 'Neun Buchstaben',
      body: ({ rack }) => [
        rack.size === 9
          ? 'In diesem Spiel liegen neun Buchstaben auf jeder Bank. Sieben, acht oder neun in einem Zug bringen die fünfzig Punkte.'
          : 'Ein kurzes Spiel: neun Buchstaben auf jeder Bank, fünfzig Punkte für sieben oder mehr. Es ist gut für den Anfang. Nicht in diesem Spiel.',
      ],
    },
    finishLine: {
      title: 'Ziellinie',
      body: ({ finishLine, preset }) => [
        finishLine.kind === 'on'
          ? 'In diesem Spiel gewinnt sofort, wer zuerst sein Ziel erreicht, welche Buchstaben auch übrig sind.'
          : 'Ein kurzes Spiel: Wer zuerst ein Ziel erreicht, gewinnt sofort. Nicht in diesem Spiel.',
        `Das Ziel hängt von der Stufe ab, so können verschieden Starke gegeneinander spielen: Anfänger, Geübte oder ${preset === 'collectible-2020' ? 'Fortgeschrittene' : 'Könner'}.`,
        ...[2, 3, 4].map((players) => `• zu ${IN_ALL[players]}: ${finishLineTargets(players).join(', ')}.`),
      ],
    },
    timer: {
      title: 'Gegen die Uhr',
      body: ({ clock: { limit, onExpire } }) => {
        if (limit.kind === 'none')
          return [
            'Die Zeit für einen Zug lässt sich begrenzen, meist auf drei Minuten. Die Uhr kann auch ausgleichen: Geübte bekommen eine Grenze, die anderen so viel Zeit, wie sie brauchen. Dieses Spiel hat keine Grenze.',
          ];
        const seconds = limit.kind === 'days' ? [] : limit.seconds.filter((one) => one !== null);
        return paragraphs(
          limit.kind === 'turn' &&
            `Ein Zug darf ${counted(Math.max(...seconds), 'Sekunde', 'Sekunden')} dauern.`,
          limit.kind === 'game' &&
            `Für das ganze Spiel gibt es je ${counted(Math.max(...seconds) / 60, 'Minute', 'Minuten')}.`,
          limit.kind === 'game' &&
            limit.incrementSeconds > 0 &&
            `Jeder Zug bringt ${counted(limit.incrementSeconds, 'Sekunde', 'Sekunden')} dazu.`,
          limit.kind !== 'days' &&
            seconds.length < limit.seconds.length &&
            'Nur manche haben eine Uhr; so können verschieden Starke gegeneinander spielen.',
          limit.kind === 'days' &&
            `Jeder Zug darf ${limit.days === 1 ? 'einen Tag' : counted(limit.days, 'Tag', 'Tage')} dauern.`,
          limit.kind === 'days' &&
            limit.bankDays > 0 &&
            `Danach läuft eine Zeitreserve von ${counted(limit.bankDays, 'Tag', 'Tagen')} für das ganze Spiel.`,
          EXPIRED[onExpire],
          'Die Uhr steht, solange über eine Anfechtung entschieden wird.',
        );
      },
    },
    teams: {
      title: 'In Mannschaften',
      body: ({ teams }) =>
        paragraphs(
          'Zwei Mannschaften aus je zwei oder mehr Personen spielen gegeneinander. Eine Mannschaft hat eine Bank und einen Punktestand und entscheidet gemeinsam. In allen Regeln zählt sie wie ein Spieler.',
          teams.kind === 'teams' && COMMIT[teams.commit],
          'In einer Klasse richtet die Lehrkraft die Tische ein, sieht jedes Brett und kann alle anhalten.',
        ),
    },
    solitaire: {
      title: 'Solitär: allein spielen',
      body: () => [
        'Es gibt drei Formen von Solitär:',
        '• eine Bank, alle Buchstaben, die üblichen Regeln: Wie hoch kommst du?',
        '• zwei Bänke im Wechsel, eine für dich und eine für einen gedachten Gegner: Spiel für beide ehrlich;',
        '• alle Buchstaben offen: Wähle in jedem Zug sieben, benutze das Wörterbuch, nimm Züge zurück. Die höchste mögliche Summe kennt niemand.',
        'Halte deine Summen fest und vergleiche nur Spiele derselben Form.',
      ],
    },
  },
};
