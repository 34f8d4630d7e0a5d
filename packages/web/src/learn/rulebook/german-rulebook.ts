/** Das Regelbuch auf Deutsch, in eigenen Worten. */

import { commitOf, namesOneWord, waitsForAll, type Ruleset } from '@lexiko/rules';
import { GERMAN_CROSSWORDS } from './german-crosswords.ts';
import { GERMAN_EDITIONS } from './german-editions.ts';
import {
  finishLineTargets,
  isBookOf,
  lettersByValue,
  paragraphs,
  tileCount,
  type RulebookTexts,
} from './rulebook-texts.ts';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

function word(number: number): string {
  return NUMBERS[number] ?? String(number);
}

function blankCount({ tiles }: Ruleset): string {
  const count = tiles.counts['?'] ?? 0;
  if (count === 0) return 'keiner davon ist blank';
  return count === 1 ? 'einer davon ist blank' : `${word(count)} davon sind blank`;
}

export const GERMAN_RULEBOOK: RulebookTexts = {
  chapters: {
    object: 'Worum es geht',
    before: 'Vor dem Spiel',
    playing: 'Steine legen',
    scoring: 'Punkte zählen',
    instead: 'Züge ohne Wort',
    doubt: 'Ein Wort anzweifeln',
    end: 'Wie es endet',
    variations: 'Varianten und kurze Formen',
    advice: 'Guter Rat',
    background: 'Woher es kommt',
  },
  sections: {
    ...GERMAN_CROSSWORDS,
    ...GERMAN_EDITIONS,
    set: {
      title: 'Brett, Steine und Bänke',
      body: (ruleset) => [
        `Das Brett hat ${ruleset.layout.width} mal ${ruleset.layout.height} Felder. Die meisten sind einfach; manche verdoppeln oder verdreifachen einen Buchstaben, manche ein ganzes Wort. Jedes dieser Felder trägt neben der Farbe seine Aufschrift (2L, 3L, 2W, 3W).`,
        `Es gibt ${tileCount(ruleset)} Steine, ${blankCount(ruleset)}. Auf deiner Bank liegen ${word(ruleset.rack.size)}; niemand sonst sieht sie. Du darfst sie jederzeit umordnen.`,
        'Nach Werten, mit der Anzahl von jedem:',
        ...lettersByValue(ruleset).map(
          ({ value, letters }) => `• ${value} ${value === 1 ? 'Punkt' : 'Punkte'}: ${letters}.`,
        ),
        'Was noch nicht gezogen ist, liegt im Beutel. Wie viele es sind, wissen alle; welche, weiß niemand.',
      ],
    },
    agreement: {
      title: 'Worauf sich alle einigen',
      body: (ruleset) =>
        paragraphs(
          'Jede Abweichung von einem Regelbuch wird vereinbart, bevor der erste Stein gezogen ist. Alle stimmen zu; jede Änderung fragt alle noch einmal. Läuft das Spiel, bleiben die Regeln, wie sie sind.',
          ruleset.houseNote !== '' && `Hausregel dieses Spiels: ${ruleset.houseNote}`,
          'Varianten sind voneinander unabhängig und lassen sich verbinden.',
        ),
    },
    dictionary: {
      title: 'Welche Wörter gelten',
      body: () => [
        'Ihr einigt euch vorher auf ein Wörterbuch. Jedes Wort, das darin als Wortart steht, gilt, auch wenn es fremder Herkunft, alt, mundartlich oder salopp ist.',
        'Nicht erlaubt sind Wörter, die man stets groß schreibt, Abkürzungen, Vor- und Nachsilben für sich allein und alles mit Bindestrich oder Apostroph. POLISH gilt, weil es auch ein Verb ist.',
      ],
    },
    forms: {
      title: 'Mehrzahl, Verbformen, Wiederholung',
      body: () => [
        'Regelmäßige Formen gelten, auch wenn das Wörterbuch sie nicht abdruckt: BOATS zu BOAT, TALKS, TALKED und TALKING zu TALK.',
        'Dasselbe Wort darf beliebig oft gelegt werden.',
      ],
    },
    lookup: {
      title: 'Wann man nachschlagen darf',
      body: (ruleset) =>
        ruleset.dictionary.access === 'free'
          ? [
              'In diesem Spiel steht das Wörterbuch allen jederzeit offen: Sucht Wörter, die zu euren Steinen passen, und lernt, was sie bedeuten.',
            ]
          : paragraphs(
              'Das Wörterbuch wird nur geöffnet, wenn jemand anzweifelt. Niemand sucht darin Wörter oder prüft eine Schreibung, bevor sie auf dem Brett liegt. Darum zeigt Lexiko zwar die Punkte dessen, was du auslegst, denn das ist bloßes Rechnen, aber nie, ob es das Wort gibt.',
              'Regeln und Ratschläge darf man immer lesen; Wortlisten und Übungen warten bis nach dem Spiel.',
              isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
                'Eine Variante öffnet das Wörterbuch für alle. Sie ist gut für Jüngere und für alle, die Wörter lernen wollen. Nicht in diesem Spiel.',
            ),
    },
    start: {
      title: 'Wer beginnt',
      body: ({ start, rack, teams: { kind } }) =>
        paragraphs(
          start.kind === 'tiles' &&
            `${kind === 'teams' ? 'Jede Mannschaft zieht' : 'Alle ziehen'} einen Stein. Wer dem Anfang des Alphabets am nächsten ist, beginnt; ein Blanko kommt vor A. Bei Gleichstand ziehen die Betroffenen noch einmal.`,
          start.kind === 'random' && 'Der Zufall bestimmt, wer beginnt.',
          start.kind === 'manual' && 'Ihr vereinbart, wer beginnt.',
          `Die Steine kommen zurück, der Beutel wird gemischt, und ${kind === 'teams' ? 'jede Mannschaft zieht' : 'alle ziehen'} ${word(rack.size)}. ${kind === 'teams' ? 'Die Mannschaften wechseln sich ab.' : 'Es geht links herum.'}`,
        ),
    },
    opening: {
      title: 'Das erste Wort',
      body: ({ opening, preset }) =>
        paragraphs(
          'Das erste Wort hat mindestens zwei Buchstaben, liegt waagerecht oder senkrecht und bedeckt den Stern in der Mitte. Der Stern verdoppelt es.',
          opening.minimum > 2 &&
            `In diesem Spiel braucht es mindestens ${word(opening.minimum)} Buchstaben. Wer kein solches Wort hat, gibt weiter, bis jemand eines hat; ein langes erstes Wort öffnet das Brett.`,
          opening.minimum === 2 &&
            isBookOf({ preset }, 'deluxe', 'collectible-2020') &&
            'Eine Variante verlangt mindestens drei, vier oder fünf Buchstaben; wer kein solches Wort hat, gibt weiter. Nicht in diesem Spiel.',
        ),
    },
    placing: {
      title: 'Anlegen',
      body: () => [
        'Alle Steine eines Zuges liegen in einer Zeile oder einer Spalte, ohne Lücke, und schließen an das an, was schon liegt. Gelesen wird nach rechts oder nach unten, nie schräg.',
        'Es gibt drei Arten, ein Wort anzulegen:',
        '• ein Wort oder Buchstaben auf dem Brett verlängern: HORN zu HORNS;',
        '• ein Wort quer durch oder an ein anderes legen;',
        '• ein Wort neben ein anderes legen, sodass alle Buchstaben, die sich berühren, auch Wörter bilden.',
        'Wo deine Steine andere berühren, muss die ganze Reihe ein Wort sein: Zwei Wörter in einer Zeile brauchen ein freies Feld dazwischen.',
        'Solange du nicht gespielt hast, zählt nichts: Lege, verschiebe und nimm zurück, wie du willst.',
      ],
    },
    blanks: {
      title: 'Blankosteine',
      body: ({ blanks }) =>
        paragraphs(
          'Ein Blanko steht für jeden Buchstaben. Beim Legen sagst du, für welchen, und dabei bleibt es. Er ist nichts wert, doch auf einem Wortfeld verdoppelt oder verdreifacht er das Wort trotzdem.',
          blanks.kind === 'retrieve' && 'In diesem Spiel lässt sich ein Blanko vom Brett holen, siehe unten.',
        ),
    },
    refill: {
      title: 'Nachziehen, und was liegen bleibt',
      body: ({ draw, rack }) => [
        draw.refill === 'afterWindow'
          ? `Du ziehst auf ${word(rack.size)} nach, sobald dein Zug nicht mehr angezweifelt werden kann.`
          : `Nach deinem Zug ziehst du so viele Steine nach, wie du gelegt hast, wieder auf ${word(rack.size)}, solange es welche gibt.`,
        'Ein gespielter Stein bleibt, wo er liegt. Nimmt ein Einspruch einen Zug zurück, kommen die dafür gezogenen Steine wieder in den Beutel.',
      ],
    },
    exchange: {
      title: 'Tauschen',
      body: (ruleset) => {
        const { minimumPool, allowsNone } = ruleset.exchange;
        return paragraphs(
          `Statt zu legen darfst du ${allowsNone ? 'alle, einige oder keinen' : 'alle oder einige'} deiner Steine tauschen: Lege sie verdeckt beiseite, zieh ebenso viele neue und mische die alten dann unter. Du ziehst zuerst, also kommt keiner gleich zurück. Die anderen erfahren nur, wie viele es waren.`,
          allowsNone && 'Keinen zu tauschen heißt passen.',
          minimumPool > 0
            ? `Im Beutel müssen mindestens ${word(minimumPool)} Steine sein.`
            : 'Im Beutel müssen so viele Steine sein, wie du tauschst.',
        );
      },
    },
    pass: {
      title: 'Passen',
      body: ({ passing }) => {
        const isBound = passing.policy !== 'free' || passing.obligation === 'must';
        return paragraphs(
          passing.policy === 'free'
            ? 'Du darfst passen, wann du willst.'
            : 'Du passt nur, wenn du gar nichts legen kannst.',
          passing.obligation === 'must' &&
            'Ist der Beutel leer und hast du gepasst, musst du im nächsten Zug legen, wenn du kannst.',
          isBound &&
            (passing.enforce === 'honour'
              ? 'Das prüft niemand für dich: Es ist Ehrensache, denn eine Prüfung würde verraten, dass es ein Wort gibt.'
              : 'Lexiko prüft, ob es einen Zug gibt.'),
        );
      },
    },
    challenge: {
      title: 'Einen Zug anzweifeln',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? [
              'In diesem Spiel schlägt Lexiko jedes gelegte Wort nach und weist zurück, was es nicht gibt. Angezweifelt wird nicht.',
            ]
          : paragraphs(
              'Legen darf man jedes Wort, ob es existiert oder nicht. Bis die nächste Seite ihren Zug beginnt, kann jede andere es anzweifeln; danach bleibt es liegen.',
              !namesOneWord(challenge)
                ? 'Ein Einspruch gilt dem ganzen Zug: Ist eines seiner Wörter falsch, ist der Zug falsch.'
                : 'Ein Einspruch nennt ein Wort, und nur dieses wird nachgeschlagen.',
              waitsForAll(challenge) &&
                'In diesem Spiel wartet der nächste Zug, bis alle den letzten angenommen haben.',
              challenge.graceMs > 0 && `Alle haben dafür mindestens ${challenge.graceMs / 1000} Sekunden.`,
              'Auch der Zug, der das Spiel beendet, kann angezweifelt werden.',
            ),
    },
    ruling: {
      title: 'Was ein Einspruch kostet',
      body: ({ challenge }) => {
        const cost = challenge.kind === 'challenge' ? challenge.cost : null;
        return paragraphs(
          'Ist das Wort falsch, nimmt seine Seite die Steine zurück, bekommt nichts, und der Zug ist vorbei.',
          cost?.kind === 'loseNextTurn' &&
            `Ist es richtig, verliert die Seite, die angezweifelt hat, ihren nächsten Zug${!namesOneWord(challenge) ? ', und nur diesen, wie viele Wörter auch nachgeschlagen wurden' : ''}.`,
          cost?.kind === 'none' && 'Ist es richtig, geschieht nichts.',
          cost?.kind === 'points' && `Ist es richtig, bekommt seine Seite ${cost.points} Punkte dazu.`,
          cost?.kind === 'loseGame' && 'Ist es richtig, verliert die Seite, die angezweifelt hat, das Spiel.',
        );
      },
    },
    ending: {
      title: 'Der letzte Zug',
      body: ({ ending, sides }) =>
        paragraphs(
          'Ist der Beutel leer, beendet die erste Seite das Spiel, die ihren letzten Stein legt. Danach wird nichts mehr gelegt.',
          'Sonst geht es weiter, bis niemand mehr legen kann: Dann passen alle nacheinander, oder man einigt sich.',
          ending.zeroTurns !== 'off' &&
            `In diesem Spiel ist auch nach ${word(ending.zeroTurns === 6 ? 6 : 3 * sides)} Zügen ohne Punkte in Folge Schluss.`,
        ),
    },
    settling: {
      title: 'Übrige Steine, und wer gewinnt',
      body: ({ ending }) =>
        paragraphs(
          'Jede Seite verliert den Wert der Steine, die sie nicht legen konnte. Wer alle gelegt hat, gewinnt, was die anderen verlieren.',
          'Die höchste Summe gewinnt.',
          ending.tieBreak === 'preAdjust'
            ? 'Bei Gleichstand gewinnt, wer vor dem Abrechnen der übrigen Steine vorn lag.'
            : 'Bei Gleichstand wird der Sieg geteilt.',
        ),
    },
    leaving: {
      title: 'Vorzeitig gehen',
      body: ({ sides, ending, teams: { kind } }) => [
        kind === 'teams'
          ? 'Mitglieder dürfen kommen und gehen. Eine Mannschaft, von der niemand mehr da ist, hat verloren.'
          : sides === 2
            ? 'Wer ein Spiel zu zweit verlässt, überlässt es dem anderen.'
            : `Wer geht, wird nicht mehr gewertet; die anderen spielen weiter. Die Steine ${ending.leaversTiles === 'pool' ? 'kommen in den Beutel' : 'werden beiseitegelegt'}.`,
      ],
    },
    anagram: {
      title: 'Ein Wort umstellen',
      body: ({ rearranging }) => [
        rearranging.kind === 'on'
          ? 'In diesem Spiel darfst du die Buchstaben eines Wortes auf dem Brett umstellen, wenn du mindestens einen hinzufügst und alle entstehenden Wörter gelten.'
          : 'Eine Variante: Die Buchstaben eines Wortes auf dem Brett dürfen ihre Reihenfolge ändern, wenn mindestens einer dazukommt. Nicht in diesem Spiel.',
        'Alle Buchstaben bleiben in ihrer Zeile; auch kreuzende Wörter, die sich ändern, müssen gelten. Früher bedeckte Felder zählen nicht noch einmal.',
      ],
    },
    recycle: {
      title: 'Einzelne Steine ersetzen',
      body: ({ recycling }) => [
        recycling.kind === 'on'
          ? 'In diesem Spiel darfst du vor deinem Zug Steine auf dem Brett durch deine ersetzen, einen nach dem anderen, sodass jedes Mal gültige Wörter entstehen. Das bringt keine Punkte, aber die Steine.'
          : 'Eine Variante: Vor dem Zug dürfen Steine auf dem Brett einzeln durch eigene ersetzt werden. Nicht in diesem Spiel.',
      ],
    },
    retrieve: {
      title: 'Einen Blanko holen',
      body: ({ blanks }) => [
        blanks.kind === 'retrieve'
          ? 'In diesem Spiel darfst du, wenn du am Zug bist, den echten Buchstaben an die Stelle eines Blankos legen und den Blanko nehmen, mit beiden Buchstaben auch beide Blankos auf einmal. Das ist kein Zug und bringt nichts; danach legst du wie sonst.'
          : 'Eine Variante: Wer den Buchstaben hat, für den ein Blanko steht, darf ihn hinlegen und den Blanko nehmen, mit beiden Buchstaben beide auf einmal. Nicht in diesem Spiel.',
      ],
    },
    nine: {
      title: 'Neun Steine',
      body: ({ rack }) => [
        rack.size === 9
          ? 'In diesem Spiel liegen neun Steine auf jeder Bank. Sieben, acht oder neun in einem Zug bringen die fünfzig Punkte.'
          : 'Eine kurze Form: neun Steine auf jeder Bank, fünfzig Punkte für sieben oder mehr. Sie ist gut für den Anfang. Nicht in diesem Spiel.',
      ],
    },
    finishLine: {
      title: 'Ziellinie',
      body: ({ finishLine, preset }) => [
        finishLine.kind === 'on'
          ? 'In diesem Spiel gewinnt sofort, wer zuerst sein Ziel erreicht, welche Steine auch übrig sind.'
          : 'Eine kurze Form: Wer zuerst ein Ziel erreicht, gewinnt sofort. Nicht in diesem Spiel.',
        `Das Ziel hängt von der Stufe ab, so können Ungleiche gegeneinander spielen: Anfänger, Geübte oder ${preset === 'collectible-2020' ? 'Fortgeschrittene' : 'Könner'}.`,
        ...[2, 3, 4].map((sides) => `• ${word(sides)} Seiten: ${finishLineTargets(sides).join(', ')}.`),
      ],
    },
    timer: {
      title: 'Gegen die Uhr',
      body: ({ clock: { limit, onExpire: expired } }) => {
        const bySeat = 'seconds' in limit ? limit.seconds : [];
        const limits = bySeat.filter((seconds) => seconds !== null);
        if (limit.kind === 'none')
          return [
            'Züge lassen sich begrenzen, meist auf drei Minuten. Die Uhr kann auch ausgleichen: Geübte bekommen eine Grenze, die anderen so viel Zeit, wie sie brauchen. Dieses Spiel hat keine Grenze.',
          ];
        return paragraphs(
          limit.kind === 'turn' && `Ein Zug hat eine Grenze von ${Math.max(...limits)} Sekunden.`,
          limit.kind === 'game' && `Eine Seite hat ${Math.max(...limits) / 60} Minuten für alle ihre Züge.`,
          limit.kind === 'game' &&
            limit.incrementSeconds > 0 &&
            `Jeder Zug bringt ${limit.incrementSeconds} Sekunden dazu.`,
          limits.length < bySeat.length &&
            'Nur manche Seiten haben eine Uhr; so können Ungleiche gegeneinander spielen.',
          limit.kind === 'days' &&
            `Jeder Zug darf ${limit.days === 1 ? 'einen Tag' : `${limit.days} Tage`} dauern.`,
          expired === 'pass' && 'Ist die Zeit um, gilt der Zug als gepasst.',
          expired === 'warn' && 'Ist die Zeit um, gibt es eine Warnung und sonst nichts.',
          expired === 'commitIfLegal' && 'Ist die Zeit um, wird gespielt, was ausliegt, wenn es geht.',
          expired === 'pointsPerMinute' && 'Jede angefangene Minute darüber kostet 10 Punkte.',
          expired === 'resign' && 'Ist die Zeit um, hat die Seite verloren.',
          'Die Uhr steht, solange über einen Einspruch entschieden wird.',
        );
      },
    },
    teams: {
      title: 'In Mannschaften',
      body: ({ teams }) =>
        paragraphs(
          'Zwei Mannschaften aus je zwei oder mehr Personen spielen gegeneinander. Eine Mannschaft hat eine Bank und eine Punktzahl, berät sich und ist in jeder Regel eine Seite.',
          commitOf(teams) === 'anyMember' && 'Jedes Mitglied darf den Zug machen.',
          commitOf(teams) === 'captain' && 'Den Zug macht, wer die Mannschaft führt.',
          commitOf(teams) === 'rotate' && 'Die Mitglieder machen die Züge reihum.',
          commitOf(teams) === 'consensus' && 'Alle Anwesenden müssen einem Zug zustimmen.',
          'In einer Klasse richtet eine Lehrkraft Tische ein, sieht jedes Brett und kann alle anhalten.',
        ),
    },
    solitaire: {
      title: 'Allein',
      body: () => [
        'Es gibt drei Formen von Solitär:',
        '• eine Bank, alle Steine, die üblichen Regeln: Wie hoch kommst du?',
        '• zwei Bänke im Wechsel, eine für dich und eine für ein gedachtes Gegenüber: Spiel für beide ehrlich;',
        '• alle Steine offen: Wähle in jedem Zug sieben, benutze das Wörterbuch, nimm Züge zurück. Niemand kennt die höchste Summe.',
        'Halte deine Summen fest und vergleiche Gleiches mit Gleichem.',
      ],
    },
  },
};
