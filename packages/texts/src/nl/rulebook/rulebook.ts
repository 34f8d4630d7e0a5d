/** The rulebook in Dutch, in our own words. */

import type { Ruleset } from '@lexiko/rules';
import type { ChallengeCost } from '@lexiko/rules/rule-points';
import type { RulebookTexts } from '../../en/rulebook/rulebook.ts';
import { finishLineTargets, isBookOf, paragraphs, tileCount, tilesByValue } from '../../rulebook-facts.ts';
import { counted, points } from '../grammar.ts';
import { crosswordsSections } from './crosswords.ts';
import { editionSections } from './editions.ts';

const NUMBERS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];

function word(number: number): string {
  return NUMBERS[number] ?? String(number);
}

function seconds(count: number): string {
  return counted(count, 'seconde', 'seconden');
}

function blanks({ tiles: { counts } }: Ruleset): string {
  const count = counts['?'] ?? 0;
  if (count === 0) return 'zonder blanco’s';
  return count === 1 ? 'waarvan één blanco' : `waarvan ${word(count)} blanco’s`;
}

function failedChallenge(cost: ChallengeCost, scope: 'allWords' | 'singleWord'): string | false {
  switch (cost.kind) {
    case 'loseNextTurn':
      return `Is het geldig, dan verliest wie aanvocht de volgende beurt${scope === 'allWords' ? ', en alleen die, hoeveel woorden er ook zijn opgezocht' : ''}.`;
    case 'none':
      return 'Is het geldig, dan gebeurt er niets.';
    case 'points':
      return `Is het geldig, dan krijgt wie het legde ${points(cost.points)} extra.`;
    case 'loseGame':
      return 'Is het geldig, dan verliest wie aanvocht het spel.';
    case 'stake':
      return false;
  }
}

const EXPIRED = {
  pass: 'Is de tijd om, dan telt de beurt als pas.',
  warn: 'Is de tijd om, dan volgt een waarschuwing en verder niets.',
  commitIfLegal: 'Is de tijd om, dan tellen de letters op het bord als zet, als die mag.',
  pointsPerMinute: 'Elke begonnen minuut boven de limiet kost 10 punten.',
  resign: 'Wie geen tijd meer heeft, verliest het spel.',
} as const;

const COMMIT = {
  anyMember: 'Elk lid mag de zet leggen.',
  captain: 'De aanvoerder legt de zet.',
  rotate: 'De leden leggen om de beurt.',
  consensus: 'Alle aanwezige leden moeten het met een zet eens zijn.',
} as const;

export const rulebook: RulebookTexts = {
  chapters: {
    object: 'Het spel',
    before: 'Voor je begint',
    playing: 'Letters leggen',
    scoring: 'Punten tellen',
    instead: 'Wisselen en passen',
    doubt: 'Aanvechten',
    end: 'Het einde van het spel',
    variations: 'Varianten en korte spellen',
    advice: 'Goede raad',
    background: 'Achtergrond',
  },
  sections: {
    ...crosswordsSections,
    ...editionSections,
    set: {
      title: 'Bord, letters en plankjes',
      body: (ruleset) => [
        `Het bord heeft ${ruleset.layout.width} bij ${ruleset.layout.height} vakken. Bonusvakken verdubbelen of verdrievoudigen een letter of een heel woord; behalve een kleur heeft elk een opschrift (2L, 3L, 2W, 3W).`,
        `Er zijn ${tileCount(ruleset)} letters, ${blanks(ruleset)}. Op je plankje liggen er ${word(ruleset.rack.size)}, en niemand anders ziet ze. Je mag ze altijd anders neerzetten.`,
        'Letters naar waarde, met het aantal van elk:',
        ...tilesByValue(ruleset).map(({ value, letters }) => `• ${points(value)}: ${letters}.`),
        'De andere letters zitten in de zak. Iedereen ziet hoeveel het er nog zijn, maar niemand weet welke.',
      ],
    },
    agreement: {
      title: 'Wat je afspreekt',
      body: ({ houseNote }) =>
        paragraphs(
          'Spreek elke wijziging van de regels af voordat iemand een letter trekt. Iedereen gaat akkoord, en na elke wijziging opnieuw. Is het spel begonnen, dan blijven de regels zoals ze zijn.',
          houseNote !== '' && `Huisregel van dit spel: ${houseNote}`,
          'Varianten kun je vrij combineren.',
        ),
    },
    dictionary: {
      title: 'Geldige woorden',
      body: () => [
        'Spreek vooraf een woordenboek af. Elk woord dat er met een woordsoort in staat, is geldig, ook als het vreemd, oud, gewestelijk of informeel is.',
        'Niet geldig zijn woorden die altijd met een hoofdletter worden geschreven, afkortingen, voor- en achtervoegsels die niet los voorkomen, en alles met een streepje of een apostrof. ROOS is geldig, want het is niet alleen een naam.',
      ],
    },
    forms: {
      title: 'Meervouden, werkwoordsvormen, herhaling',
      body: () => [
        'Regelmatige meervouden en werkwoordsvormen zijn geldig, ook als het woordenboek ze niet vermeldt: BOTEN bij BOOT; PRAAT, PRAATTE en GEPRAAT bij PRATEN.',
        'Hetzelfde woord mag zo vaak gelegd worden als je wilt.',
      ],
    },
    lookup: {
      title: 'Wanneer je woorden mag opzoeken',
      body: (ruleset) =>
        ruleset.dictionary.access === 'free'
          ? [
              'In dit spel mag iedereen altijd het woordenboek gebruiken: zoek woorden die bij je letters passen, en leer wat ze betekenen.',
            ]
          : paragraphs(
              'Het woordenboek is er alleen voor aangevochten woorden. Niemand zoekt er woorden in of controleert een spelling voordat het woord op het bord ligt. Daarom toont Lexiko de score van de letters die je legt, maar nooit of het woord bestaat.',
              'Regels en advies mag je altijd lezen. Woordenlijsten en oefenkaarten gaan open als het spel is afgelopen.',
              isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
                'Eén variant opent het woordenboek voor iedereen. Die past bij jongere spelers en bij wie woorden wil leren. Niet in dit spel.',
            ),
    },
    start: {
      title: 'Wie begint',
      body: ({ start, rack, teams }) => {
        const isTeams = teams.kind === 'teams';
        const everyone = isTeams ? 'elk team' : 'iedereen';
        return paragraphs(
          start.kind === 'tiles' &&
            `${isTeams ? 'Elk team' : 'Iedereen'} trekt één letter. De letter die het dichtst bij het begin van het alfabet staat, begint; een blanco komt vóór A. Wie gelijk is, trekt opnieuw.`,
          start.kind === 'random' && 'Het lot bepaalt wie begint.',
          start.kind === 'manual' && 'Je spreekt af wie begint.',
          `De letters gaan terug, de zak wordt geschud, en ${everyone} trekt er ${word(rack.size)}. ${isTeams ? 'De teams spelen om de beurt.' : 'De beurt gaat naar links.'}`,
        );
      },
    },
    opening: {
      title: 'Het eerste woord',
      body: ({ opening: { minimum }, preset }) =>
        paragraphs(
          'Het eerste woord heeft minstens twee letters, ligt horizontaal of verticaal, en bedekt de ster in het midden. De ster verdubbelt het.',
          minimum > 2 &&
            `In dit spel moet het minstens ${word(minimum)} letters hebben. Heb je zo’n woord niet, dan gaat de beurt verder tot iemand er een heeft. Een lang eerste woord opent het bord.`,
          minimum === 2 &&
            isBookOf({ preset }, 'deluxe', 'collectible-2020') &&
            'Een variant vraagt minstens drie, vier of vijf letters. Heb je zo’n woord niet, dan gaat de beurt verder. Niet in dit spel.',
        ),
    },
    placing: {
      title: 'Letters aanleggen',
      body: () => [
        'Alle letters van een beurt komen in één rij of één kolom, zonder gat, en raken een letter op het bord. Je leest naar rechts of naar beneden, nooit schuin.',
        'Er zijn drie manieren om een woord te leggen:',
        '• een woord of letters op het bord verlengen: TAFEL tot TAFELS;',
        '• een ander woord kruisen, door een van zijn letters of aan zijn eind;',
        '• langs een ander woord leggen, zodat alle letters die elkaar raken ook woorden vormen.',
        'Overal waar jouw letters andere raken, moet de hele lijn een woord zijn. Twee woorden in één lijn hebben een leeg vak tussen zich nodig.',
        'Tot je op Leggen drukt, kun je je letters verschuiven en terugnemen.',
      ],
    },
    blanks: {
      title: 'Blanco’s',
      body: ({ blanks: rule }) =>
        paragraphs(
          'Een blanco staat voor een letter naar keuze. Je kiest de letter als je hem legt, en daar blijft het bij. Een blanco telt 0, maar op een woordvak verdubbelt of verdrievoudigt hij toch het woord.',
          rule.kind === 'retrieve' && 'In dit spel kun je een blanco van het bord oprapen; zie hieronder.',
        ),
    },
    refill: {
      title: 'Letters trekken',
      body: ({ draw, rack }) => [
        draw.refill === 'immediate'
          ? `Na je zet trek je evenveel letters als je hebt gelegd, weer tot ${word(rack.size)}, zolang er letters in de zak zitten.`
          : `Je vult weer aan tot ${word(rack.size)} zodra je zet niet meer aangevochten kan worden.`,
        'Een letter op het bord blijft liggen. Wordt een aangevochten zet teruggenomen, dan gaan de letters die daarna getrokken zijn, terug in de zak.',
      ],
    },
    exchange: {
      title: 'Letters wisselen',
      body: ({ exchange: { allowsNone, minimumPool } }) =>
        paragraphs(
          `In plaats van te leggen mag je ${allowsNone ? 'alle, een paar of geen' : 'alle of een paar'} van je letters wisselen: leg ze omgekeerd neer, trek evenveel nieuwe, en meng dan de oude erdoor. Je trekt eerst, dus geen ervan komt meteen terug. De anderen weten alleen hoeveel het er waren.`,
          allowsNone && 'Nul letters wisselen is passen.',
          minimumPool > 0
            ? `In de zak moeten minstens ${word(minimumPool)} letters zitten.`
            : 'In de zak moeten evenveel letters zitten als je wisselt.',
        ),
    },
    pass: {
      title: 'Passen',
      body: ({ passing: { policy, obligation, enforce } }) => {
        const isBound = policy !== 'free' || obligation === 'must';
        return paragraphs(
          policy === 'free' ? 'Je mag altijd passen.' : 'Je mag alleen passen als je niet kunt leggen.',
          obligation === 'must' &&
            'Is de zak leeg en heb je gepast, dan moet je in je volgende beurt leggen als je kunt.',
          isBound &&
            (enforce === 'honour'
              ? 'Niemand controleert dit voor je. Het gaat op erewoord: een controle zou verraden dat er een zet is.'
              : 'Lexiko controleert of er een zet is.'),
        );
      },
    },
    challenge: {
      title: 'Een zet aanvechten',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? [
              'In dit spel controleert Lexiko elk woord als je het legt en weigert ongeldige woorden. Aanvechten is er niet bij.',
            ]
          : paragraphs(
              'Je mag elk woord leggen, geldig of niet. De anderen mogen het aanvechten tot de volgende beurt begint. Daarna blijft het liggen.',
              challenge.scope === 'allWords'
                ? 'Je vecht de hele zet aan: is een van de woorden ongeldig, dan is de zet ongeldig.'
                : 'Je noemt het woord dat je aanvecht, en alleen dat wordt opgezocht.',
              challenge.window === 'untilAllAccept' &&
                'In dit spel wacht de volgende beurt tot iedereen de zet heeft geaccepteerd.',
              challenge.graceMs > 0 &&
                `Iedereen heeft minstens ${seconds(challenge.graceMs / 1000)} om aan te vechten.`,
              'Ook de zet die het spel beëindigt, kun je aanvechten.',
            ),
    },
    ruling: {
      title: 'Wat aanvechten kost',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? ['In dit spel kun je niet aanvechten.']
          : paragraphs(
              'Is het aangevochten woord ongeldig, dan neemt wie het legde de letters terug, zonder punten, en is de beurt voorbij.',
              failedChallenge(challenge.cost, challenge.scope),
            ),
    },
    ending: {
      title: 'De laatste beurt',
      body: ({ ending: { zeroTurns }, sides }) =>
        paragraphs(
          'Als de zak leeg is, is de eerste speler zonder letters uit, en daarmee is het spel afgelopen. Daarna legt niemand meer.',
          'Anders gaat het spel door tot niemand meer kan leggen: dan past iedereen na elkaar, of spreek je af te stoppen.',
          zeroTurns !== 'off' &&
            `In dit spel is het ook afgelopen na ${word(zeroTurns === 6 ? 6 : 3 * sides)} beurten achter elkaar zonder punten.`,
        ),
    },
    settling: {
      title: 'Eindafrekening en winnaar',
      body: ({ ending }) =>
        paragraphs(
          'Elke speler verliest de waarde van de overgebleven letters. Wie uit is, krijgt de punten die de anderen verliezen.',
          'De hoogste score wint.',
          ending.tieBreak === 'preAdjust'
            ? 'Bij een gelijke stand wint wie vóór de eindafrekening voorstond.'
            : 'Bij een gelijke stand is het gelijkspel.',
        ),
    },
    leaving: {
      title: 'Eerder weggaan',
      body: ({ sides, ending, teams }) => [
        teams.kind === 'teams'
          ? 'Leden mogen komen en gaan. Een team waarvan niemand meer over is, verliest.'
          : sides === 2
            ? 'Ga je weg uit een spel met twee spelers, dan wint je tegenstander.'
            : `Wie weggaat, telt niet mee voor de uitslag; de anderen spelen door. De letters ${ending.leaversTiles === 'pool' ? 'gaan terug in de zak' : 'gaan uit het spel'}.`,
      ],
    },
    anagram: {
      title: 'Een woord herschikken',
      body: ({ rearranging }) => [
        rearranging.kind === 'on'
          ? 'In dit spel mag je de letters van één woord op het bord herschikken als je er minstens één letter bij legt en alle nieuwe woorden geldig zijn.'
          : 'Een variant: je mag de letters van één woord op het bord herschikken als je er minstens één letter bij legt. Niet in dit spel.',
        'Alle letters van het woord blijven in hun lijn, en kruisende woorden die veranderen, moeten ook geldig zijn. Bonusvakken die al bedekt waren, tellen niet opnieuw.',
      ],
    },
    recycle: {
      title: 'Letters op het bord omruilen',
      body: ({ recycling }) => [
        recycling.kind === 'on'
          ? 'In dit spel mag je vóór je zet letters op het bord omruilen voor letters van je plankje, één tegelijk, als elk woord geldig blijft. Het levert geen punten op, maar je krijgt de letters.'
          : 'Een variant: vóór je zet mag je letters op het bord, één tegelijk, omruilen voor letters van je plankje. Niet in dit spel.',
      ],
    },
    retrieve: {
      title: 'Een blanco oprapen',
      body: ({ blanks: rule }) => [
        rule.kind === 'retrieve'
          ? 'In dit spel mag je in je beurt een blanco op het bord omruilen voor de letter waar hij voor staat. Heb je beide letters, dan mag je beide blanco’s tegelijk oprapen. Het kost geen beurt en levert geen punten op; daarna speel je gewoon verder.'
          : 'Een variant: je mag een blanco op het bord omruilen voor de letter waar hij voor staat, en met beide letters beide blanco’s tegelijk. Niet in dit spel.',
      ],
    },
    nine: {
      title: 'Negen letters',
      body: ({ rack }) => [
        rack.size === 9
          ? 'In dit spel liggen er negen letters op elk plankje. Leg je er zeven, acht of negen in één beurt, dan krijg je de vijftig punten.'
          : 'Een kort spel: negen letters op elk plankje, vijftig punten als je er zeven of meer legt. Het is goed voor beginners. Niet in dit spel.',
      ],
    },
    finishLine: {
      title: 'Eindstreep',
      body: ({ finishLine, preset }) => [
        finishLine.kind === 'on'
          ? 'In dit spel wint meteen wie het eerst het eigen doel bereikt, welke letters er ook over zijn.'
          : 'Een kort spel: wie het eerst een doel bereikt, wint meteen. Niet in dit spel.',
        `Het doel hangt af van je niveau, zodat spelers van verschillende sterkte tegen elkaar kunnen spelen: beginner, gevorderd of ${preset === 'collectible-2020' ? 'vergevorderd' : 'expert'}.`,
        ...[2, 3, 4].map(
          (players) => `• ${word(players)} spelers: ${finishLineTargets(players).join(', ')}.`,
        ),
      ],
    },
    timer: {
      title: 'Spelen met een klok',
      body: ({ clock: { limit, onExpire } }) => {
        if (limit.kind === 'none')
          return [
            'Een beurt kan een tijdslimiet hebben, meestal drie minuten. De limiet kan ook een handicap zijn: ervaren spelers hebben er een, de anderen nemen de tijd die ze nodig hebben. Dit spel heeft geen limiet.',
          ];
        const limits = limit.kind === 'days' ? [] : limit.seconds.filter((one) => one !== null);
        return paragraphs(
          limit.kind === 'turn' && `Elke beurt mag ${seconds(Math.max(...limits))} duren.`,
          limit.kind === 'game' &&
            `Elke speler heeft ${counted(Math.max(...limits) / 60, 'minuut', 'minuten')} voor het hele spel.`,
          limit.kind === 'game' &&
            limit.incrementSeconds > 0 &&
            `Elke beurt komt er ${seconds(limit.incrementSeconds)} bij.`,
          limit.kind !== 'days' &&
            limits.length < limit.seconds.length &&
            'Alleen sommige spelers hebben een klok, zodat spelers van verschillende sterkte tegen elkaar kunnen spelen.',
          limit.kind === 'days' &&
            `Elke beurt mag ${limit.days === 1 ? 'een dag' : counted(limit.days, 'dag', 'dagen')} duren.`,
          limit.kind === 'days' &&
            limit.bankDays > 0 &&
            `Daarna loopt een tijdreserve van ${counted(limit.bankDays, 'dag', 'dagen')} voor het hele spel.`,
          EXPIRED[onExpire],
          'De klok staat stil zolang over een aangevochten woord wordt beslist.',
        );
      },
    },
    teams: {
      title: 'Spelen in teams',
      body: ({ teams }) =>
        paragraphs(
          'Twee teams van twee of meer spelen tegen elkaar. Een team heeft één plankje en één score, en beslist samen. In alle regels telt het als één speler.',
          teams.kind === 'teams' && COMMIT[teams.commit],
          'In een klas zet de docent de tafels klaar, ziet elk bord en kan alle spellen pauzeren.',
        ),
    },
    solitaire: {
      title: 'Solitaire',
      body: () => [
        'Er zijn drie vormen van solitaire:',
        '• één plankje, alle letters, de gewone regels: hoe hoog is je totaal?',
        '• twee plankjes om de beurt, één voor jou en één voor een denkbeeldige tegenstander: speel voor allebei even eerlijk;',
        '• alle letters open: kies er elke beurt zeven, gebruik het woordenboek, neem zetten terug. Niemand kent het hoogst mogelijke totaal.',
        'Bewaar je totalen, en vergelijk alleen spellen van dezelfde vorm.',
      ],
    },
  },
};
